import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, test } from "vitest";
import { toConfiguration } from "@/lib/analyses/configuration";
import { toSelection } from "@/lib/sharing/links/selection";

const NAMES = {
  brands: [
    { slug: "havremark", name: "Havremark", industry: "dairy", markets: ["sweden"] },
    { slug: "aska", name: "Åska & Co", industry: "dairy", markets: ["norway"] },
  ],
  industries: [{ slug: "dairy", name: "Dairy", markets: ["sweden"] }],
};
const say = (figure: Parameters<typeof toConfiguration>[0], search: string) =>
  toSelection(toConfiguration(figure, new URLSearchParams(search)), NAMES, STUDY_OF_TODAY);

describe("a selection in words", () => {
  test("a selection in words names markets, industries, brands and years", () => {
    expect(
      say("single-country", "market=sweden&industry=dairy&brands=havremark,aska,unknown&from=2020&to=2024"),
    ).toEqual([
      { name: "Market", text: "Sweden" },
      { name: "Industry", text: "Dairy" },
      { name: "Brands", text: "Havremark, Åska & Co" },
      { name: "From", text: "2020" },
      { name: "Until", text: "2024" },
    ]);
  });

  test("a selection in words names a portfolio brand's market and counts what would be too long", () => {
    expect(say("portfolio", "brands=havremark.sweden,aska.norway")).toEqual([
      { name: "Brands", text: "Havremark in Sweden, Åska & Co in Norway" },
    ]);
    const many = {
      ...NAMES,
      brands: Array.from({ length: 20 }, (_, at) => ({
        slug: `b${at}`,
        name: `B${at}`,
        industry: "dairy",
        markets: [],
      })),
    };
    const selection = toSelection(
      toConfiguration(
        "portfolio",
        new URLSearchParams(`brands=${many.brands.map(({ slug }) => `${slug}.sweden`).join(",")}`),
      ),
      many,
      STUDY_OF_TODAY,
    );
    expect(selection[0]?.text).toMatch(/^B0 in Sweden, .* and 8 more$/);
  });

  test("a selection in words omits anything not selected or unknown", () => {
    expect(say("single-country", "")).toEqual([]);
    expect(say("single-country", "market=atlantis&industry=unknown")).toEqual([]);
  });
});
