import { describe, expect, it } from "vitest";
import { toSlides } from "@/lib/sharing/slides/deck";
import { beside, GROUP_LINES, toDocument, toRows } from "@/lib/sharing/slides/deck.fixture";
import type { ChartDocument } from "@/lib/charts/document";
import { partsOf } from "@/tests/support/zip-parts";

/** The slides of a chart, or their charts, in order. */
async function partsNamed(document: ChartDocument, name: RegExp): Promise<string[]> {
  const parts = [...partsOf(await toSlides([{ document, beside }]))].filter(([path]) => name.test(path));
  return parts.toSorted(([a], [b]) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0])).map(([, xml]) => xml);
}
const slidesOf = async (document: ChartDocument) => partsNamed(document, /^ppt\/slides\/slide\d+\.xml$/);
const chartsOf = async (document: ChartDocument) => partsNamed(document, /^ppt\/charts\/chart\d+\.xml$/);
const textOf = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((found) => found[1] ?? "");

describe("words and numbers of slides", () => {
  it("a slide counts the bands that it draws, and further ones say whose they are", async () => {
    const unit = "% of people asked. Shaded bands: 95% intervals.";
    const picture = { ...GROUP_LINES, unit };
    const document = {
      ...toDocument([picture, picture]),
      subtitle: unit,
      filters: [{ name: "Brand", value: "Smedsta" }],
    };
    const [, first = "", second = ""] = await slidesOf(document);
    for (const slide of [first, second]) expect(textOf(slide).join(" ")).toContain("Shaded band: 95% interval.");
    expect(textOf(second)).toContain(`${document.kicker}, Smedsta. % of people asked. Shaded band: 95% interval.`);
  });

  it("a line says how many rows are left out, or is the only one", async () => {
    const picture = {
      ...toRows(40),
      rows: toRows(40).rows.map((row, at) => ({
        ...row,
        isOwn: false,
        ...(at % 2 === 0 && at < 26 ? { isSaid: true as const } : {}),
      })),
    };
    const chart = (await chartsOf(toDocument([picture])))[0] ?? "";
    expect(chart.match(/\d+ more/g)?.filter((said) => said.startsWith("1 "))).toEqual([]);
  });

  it("numbers below zero have the minus sign of the texts, and there is no position before the first", async () => {
    const { rows } = toRows(4);
    const ranks = { ...toRows(4), rows: rows.map((row, at) => ({ ...row, value: at + 1, low: 1, high: at + 6 })) };
    const [amounts = "", positions = ""] = await chartsOf(
      toDocument([toRows(4), { ...ranks, arePositions: true as const }]),
    );
    expect(amounts).toContain('formatCode="#,##0;−#,##0"');
    expect(positions).toContain('formatCode="[&lt;1]&quot;&quot;;0"');
  });

  it("rows are tinted where they stand out from others", async () => {
    const all = { ...toRows(4), rows: toRows(4).rows.map((row) => ({ ...row, isOwn: true })) };
    const [, own = "", every = ""] = await slidesOf(toDocument([toRows(4), all]));
    expect(own.split('name="Own row"')).toHaveLength(2);
    expect(every).not.toContain('name="Own row"');
  });
});
