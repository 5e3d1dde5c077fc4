import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChartPicture, IntervalsPicture, LinesPicture } from "@/lib/charts/document";
import { toAltText } from "@/lib/charts/drawing/describe";
import { toPaints } from "@/lib/charts/drawing/paints";
import { type Scene, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { toCard, toSubtitleLines } from "@/lib/sharing/exports/card";
import { LINES, toDocument, toRows } from "@/lib/sharing/slides/deck.fixture";
import { drawLinesChart } from "@/lib/sharing/slides/lines-chart";
import { drawRows } from "@/lib/sharing/slides/rows-chart";

// Everything a chart claims to show is drawn, in each exported form.

const YEARS = [2020, 2021, 2022, 2023, 2024, 2025];
const nameOf = (at: number) => `Brand ${at}.`;

/** A list of brands, of which a few are selected, and their lines. */
const selection = fc
  .record({ count: fc.integer({ min: 1, max: 90 }), picks: fc.uniqueArray(fc.nat(89), { minLength: 1, maxLength: 6 }) })
  .map(({ count, picks }) => {
    const chosen = [...new Set(picks.map((pick) => pick % count))];
    const rows: IntervalsPicture = {
      kind: "intervals",
      title: "Ranks",
      unit: "Score",
      digits: 1,
      rows: Array.from({ length: count }, (_, at) => ({
        label: nameOf(at),
        isOwn: at === chosen[0],
        value: 120 - at,
        low: 115 - at,
        high: 125 - at,
      })),
      line: { value: 73.6, label: "Market average" },
    };
    const lines: LinesPicture = {
      kind: "lines",
      title: "By year",
      unit: "Score",
      digits: 1,
      years: YEARS,
      isReversed: false,
      series: [
        ...chosen.map((at, order) => ({
          name: nameOf(at),
          isOwn: order === 0,
          isReference: false,
          points: YEARS.map((year) => ({ year, value: 120 - at, low: 115 - at, high: 125 - at })),
        })),
        {
          name: "Market average",
          isOwn: false,
          isReference: true,
          points: YEARS.map((year) => ({ year, value: 73.6, low: null, high: null })),
        },
      ],
    };
    return { rows, lines, chosen: chosen.map(nameOf) };
  });

const textsOf = ({ marks }: Scene) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
const slideTexts = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((found) => found[1] ?? "");

/** The words in each form of a picture: pages and embeds in three widths, three cards, a report and a slide. */
function toForms(picture: ChartPicture, others: readonly ChartPicture[]): [name: string, texts: string[]][] {
  const all = [picture, ...others];
  const paints = toPaints(all);
  const document = toDocument(all);
  const cards = (["wide", "square", "figure"] as const).map((kind): [string, string[]] => {
    const card = toCard(document, kind, "light", "https://granskog.example/s");
    return [kind, card ? textsOf(card) : []];
  });
  const scenes = [350, 740, 1280].map((width): [string, string[]] => [
    `${width} px`,
    textsOf(toScene(picture, { width, height: toSceneHeight(picture, width), theme: "page", paints })),
  ]);
  const report = toScene(picture, {
    width: 715,
    height: Math.min(800, toSceneHeight(picture, 715)),
    theme: "print",
    paints,
  });
  const slide = picture.kind === "intervals" ? drawRows(picture, paints) : null;
  return [
    ...scenes,
    ...cards,
    ["report", textsOf(report)],
    ...(slide ? [["slide", [...slideTexts(slide.xml), slide.omitted ?? ""]] satisfies [string, string[]]] : []),
  ];
}

test("selected brands are always drawn, and what is left out is counted, in every form", () => {
  fc.assert(
    fc.property(selection, ({ rows, lines, chosen }) => {
      for (const [form, texts] of toForms(rows, [lines])) {
        for (const name of chosen) expect(texts, form).toContain(name);
        const drawn = texts.filter((text) => /^Brand \d+\.$/.test(text)).length;
        const said = texts.map((text) => /^(\d+) of (\d+) shown$/.exec(text)).find((found) => found !== null);
        expect(said ? [said[1], said[2]] : null, form).toEqual(
          drawn < rows.rows.length ? [String(drawn), String(rows.rows.length)] : null,
        );
      }
    }),
    { numRuns: 40 },
  );
});

test("lines of selected brands have one colour on pages, images, reports and slides", () => {
  fc.assert(
    fc.property(selection, ({ rows, lines, chosen }) => {
      const paints = toPaints([lines, rows]);
      const palette = toScene(lines, { width: 1280, height: 420, theme: "print", paints });
      const { xml } = drawLinesChart(lines, paints);
      for (const name of chosen) {
        const series = xml.split("<c:ser>").find((each) => each.includes(`<c:v>${name}</c:v>`)) ?? "";
        const onSlide = /<a:srgbClr val="([0-9A-F]{6})"/.exec(series)?.[1]?.toLowerCase();
        const colours = palette.marks.flatMap((mark) =>
          mark.kind === "path" && mark.stroke ? [mark.stroke.slice(1)] : [],
        );
        expect(onSlide, name).toBeDefined();
        expect(colours, name).toContain(onSlide);
      }
      for (const year of YEARS) expect(xml).toContain(`<c:v>${year}</c:v>`);
    }),
    { numRuns: 40 },
  );
});

test("the source of an image is never cut", () => {
  const source = `Granskog, Sweden 2015–2025. Fieldwork 8 January to 13 March 2025. ${"Weighted by age, sex and region. ".repeat(5)}n = 1,013 for Smedsta in 2025.`;
  for (const kind of ["wide", "square", "figure"] as const) {
    const document = { ...toDocument([LINES, toRows(30)]), source };
    const address = `https://granskog.example/brand-insights/single-country?${"brands=smedsta&".repeat(20)}`;
    const card = toCard(document, kind, "light", address);
    const texts = card ? textsOf(card) : [];
    const from = texts.findIndex((text) => text.startsWith("Source: "));
    expect(texts.slice(from, -1).join(" "), kind).toBe(`Source: ${source}`);
    const low = Math.max(0, ...(card?.marks ?? []).flatMap((mark) => (mark.kind === "text" ? [mark.y] : [])));
    expect(low).toBeLessThan(card?.height ?? 0);
  }
});

test("a subtitle of an image loses whole sentences where room is short, never letters", () => {
  const sentences = [
    "Points from average in 2 markets, 2012–2025.",
    "Shaded bands: 95% intervals.",
    "Base: all asked.",
  ];
  const subtitle = sentences.join(" ");
  for (const room of [330, 500, 700, 1_500]) {
    const text = toSubtitleLines(subtitle, 24, room, 2).join(" ");
    expect(subtitle.startsWith(text), text).toBe(true);
    expect(text.endsWith("."), text).toBe(true);
  }
  expect(toSubtitleLines(subtitle, 24, 1_500, 1)).toEqual([subtitle]);
  expect(toSubtitleLines(subtitle, 24, 700, 1)).toEqual(sentences.slice(0, 1));
});

test("an image in words has its title and whole sentences, no longer than sites take", () => {
  for (const picture of [LINES, toRows(3), toRows(90)]) {
    const alt = toAltText("Smedsta leads", picture);
    expect(alt).toMatch(/^Smedsta leads\. Score 0–200, with 95% intervals\. .*\.$/);
    expect(alt.length).toBeLessThanOrEqual(1_000);
  }
  expect(toAltText("Smedsta leads", LINES)).toContain("Vindrosa: 70.1 in 2015 to 72.1");
});

test("a title of two lines on an image has lines of similar length, and no year alone in the last", () => {
  const card = toCard(
    { ...toDocument([LINES]), title: "Sustainability priorities in Sweden, 2025" },
    "square",
    "light",
    "https://granskog.example/s",
  );
  expect(card ? textsOf(card) : []).toEqual(expect.arrayContaining(["Sustainability priorities", "in Sweden, 2025"]));
});
