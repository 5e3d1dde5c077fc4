import { describe, expect, it } from "vitest";
import { toPdf } from "@/lib/sharing/exports/report";
import { toRunningHead } from "@/lib/sharing/exports/report-sheets";
import { LINES, toDocument, toRows } from "@/lib/sharing/slides/deck.fixture";
import { readPdfTexts } from "@/tests/support/pdf/texts";

const document = toDocument([LINES, toRows(54)]);
const permalink = "https://granskog.example/brand-insights/single-country?market=sweden";

describe("headers and footers of sheets", () => {
  it("every sheet of a report has the short address of its chart in its footer, and none that would be cut", async () => {
    const takenAt = "2026-11-22T19:00:00Z";
    const short = "https://granskog.example/s/7Kq2Vd";
    const file = await toPdf([{ document, permalink, short }], { takenAt });
    const sheets =
      Buffer.from(file)
        .toString("latin1")
        .match(/\/Type \/Page\n/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(1);
    const typed = readPdfTexts(file).filter((text) => text === "granskog.example/s/7Kq2Vd");
    expect(typed).toHaveLength(sheets);
    const long = `${permalink}&brands=${"havremark,".repeat(20)}`;
    const without = readPdfTexts(await toPdf([{ document, permalink: long }], { takenAt }));
    expect(without.filter((text) => text.startsWith("granskog.example"))).toEqual([]);
  });

  it("a header has the subject and the title, or as much of them as fits beside the sample label", () => {
    const momentum = { kicker: "Market momentum", title: "No brand is clearly gaining or losing ground" };
    expect(toRunningHead(momentum, 400)).toBe("Market momentum: No brand is clearly gaining or losing ground");
    expect(toRunningHead(momentum, 200)).toBe("No brand is clearly gaining or losing ground");
    expect(toRunningHead(momentum, 100)).toBe("Market momentum");
    expect(toRunningHead({ kicker: "Attitudes", title: "Attitudes in Sweden, 2025" }, 400)).toBe(
      "Attitudes in Sweden, 2025",
    );
  });
});
