import type { ChartDocument, IntervalsPicture, ScatterPicture, StackPicture } from "@/lib/charts/document";
import { wordBases } from "@/lib/charts/documents/bases";
import { assemble } from "@/lib/charts/documents/assemble";
import { toMeasured } from "@/lib/charts/documents/measured";
import { toBrandFacts } from "@/lib/rankings/histories/study-facts";
import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { toCsvTable } from "@/lib/analyses/portfolio/csv-table";
import type { Holdings } from "@/lib/analyses/portfolio/holdings";
import { toMatrix, toMeanChange, toSummary, type Part } from "@/lib/analyses/portfolio/summary";
import { wordClaim, wordMatrix, wordShare, wordSince, wordStandfirst } from "@/lib/analyses/portfolio/wording";
import { SITE } from "@/lib/platform/site/site";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames, numberOf } from "@/lib/platform/words/sentences";

const VERDICTS = { above: "Clearly above", below: "Clearly below", unclear: "No clear difference" } as const;

/** Any set of brands looked at as one, as it leaves the site; `name` of a saved one, or "". */
export function toPortfolioDocument(holdings: Holdings, name: string): ChartDocument {
  const { scored, absent, year } = holdings;
  const summary = toSummary(holdings);
  const change = toMeanChange(holdings);
  const markets = [...new Set([...scored, ...absent].map(({ market }) => market.name))];
  const label = (each: { brand: { name: string }; market: { name: string } }) =>
    markets.length > 1 ? `${each.brand.name}, ${each.market.name}` : each.brand.name;
  const ahead: IntervalsPicture = {
    kind: "intervals",
    title: `Points from the market, ${year}`,
    unit: "Score minus the market average, in points, with 95% intervals; tested across the portfolio at 5%.",
    digits: DECIMALS.points,
    rows: scored.flatMap((each) =>
      toMeasured({ value: each.ahead, low: each.low, high: each.high }, DECIMALS.score).map((shown) => ({
        label: label(each),
        isOwn: false,
        note: VERDICTS[each.verdict],
        // The title counts them.
        ...(each.verdict === "unclear" ? {} : { isSaid: true as const }),
        ...shown,
      })),
    ),
    line: { value: 0, label: "Market average" },
  };
  const contributions: IntervalsPicture = {
    kind: "intervals",
    title: `What moved the average, ${wordSince(holdings)}`,
    unit: "Each brand’s contribution to the change in the portfolio’s average score, in points.",
    digits: DECIMALS.exactPoints,
    rows: (change?.contributions ?? []).flatMap((each) =>
      toMeasured({ value: each.points }, DECIMALS.exactPoints).map((shown) => ({
        label: label(each),
        isOwn: false,
        ...shown,
      })),
    ),
    line: { value: 0, label: "No change" },
  };
  const { points, without } = toMatrix(holdings);
  const matrix: ScatterPicture = {
    kind: "scatter",
    title: `Standing and change, ${year}`,
    unit: `Across: points from the market. Up: change since the previous study, points. ${wordMatrix(points, without)}`,
    digits: DECIMALS.points,
    x: "Points from the market",
    y: "Change, points",
    points: points.map((each) => ({
      label: label(each),
      x: roundTo(each.ahead, DECIMALS.score),
      y: roundTo(each.change, DECIMALS.points),
      isOwn: each.isChanged,
    })),
    xLine: 0,
    yLine: 0,
  };
  const csv = toCsvTable(holdings, `portfolio ${name} ${year}`);
  const bases = wordBases(
    scored.map(({ n }) => n),
    "brand",
  );
  return assemble("portfolio", {
    title: summary ? wordClaim(summary) : `No scores in ${year}`,
    subtitle: `${name === "" ? "" : `${name}: `}${numberOf(scored.length + absent.length, "brand")} in ${joinNames(markets.map(inSentence))}, ${year}. Points from each brand’s own market average; lines: 95% intervals.`,
    isSample: holdings.isSample,
    years: [...holdings.since, year],
    filters: [
      { name: "Portfolio", value: name },
      { name: "Brands", value: [...scored, ...absent].map(label).join("; ") },
      { name: "Year", value: String(year) },
    ],
    facts: toBrandFacts("", null),
    summary: summary ? [wordStandfirst(summary, change, holdings.since), wordShare(summary)] : [],
    source: `${SITE.name}, ${joinNames(markets)} ${year}.${bases}`,
    drawn: [
      { picture: ahead, words: { name: `Brands ${year}`, row: "Brand", figure: "Points from market", unit: "points" } },
      ...(contributions.rows.length > 0
        ? [
            {
              picture: contributions,
              words: { name: "Contributions", row: "Brand", figure: "Points of the average", unit: "points" as const },
            },
          ]
        : []),
      ...(matrix.points.length > 0
        ? [
            {
              picture: matrix,
              words: { name: "Standing and change", row: "Brand", figure: "Points", unit: "points" as const },
            },
          ]
        : []),
      ...(summary
        ? [
            {
              picture: toParts(summary.industries.parts, summary.markets.parts),
              words: { name: "Concentration", row: "By", figure: "Share, %", unit: "percent" as const },
            },
          ]
        : []),
    ],
    csv,
    csvName: "All results",
  });
}

/** Shares of industries and of markets, each adding up to all. */
function toParts(industries: readonly Part[], markets: readonly Part[]): StackPicture {
  const shares = (own: readonly Part[], before: number, after: number) => [
    ...new Array<number>(before).fill(0),
    ...own.map(({ share }) => roundTo(100 * share, DECIMALS.share)),
    ...new Array<number>(after).fill(0),
  ];
  return {
    kind: "stack",
    title: "Where the brands are",
    unit: "Share of the portfolio’s brands, %.",
    digits: DECIMALS.share,
    parts: [...industries, ...markets].map(({ name }) => name),
    rows: [
      { label: "By industry", values: shares(industries, 0, markets.length) },
      { label: "By market", values: shares(markets, industries.length, 0) },
    ],
  };
}
