import type { ChartDocument, IntervalsPicture, ScatterPicture } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { toMeasured } from "@/lib/charts/documents/measured";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { toBrandFacts } from "@/lib/rankings/histories/study-facts";
import { formatNumber, DECIMALS, roundTo } from "@/lib/platform/words/format";
import type { BrandMove } from "@/lib/analyses/momentum/brand-moves";
import { toCsvTable } from "@/lib/analyses/momentum/csv-table";
import { cornerOf } from "@/lib/analyses/momentum/quadrants";
import type { NarrowedView } from "@/lib/analyses/momentum/narrow";
import { ADJUSTED, wordClaim, wordLabel, wordSource, wordStandfirst } from "@/lib/analyses/momentum/words";
import { SITE } from "@/lib/platform/site/site";
import { clearWords } from "@/lib/platform/words/clear-words";

/** Where level and momentum are both clear: which way the brand is going. */
function clearOf(move: BrandMove): { clear?: "up" | "down" } {
  const corner = cornerOf(move);
  return corner ? { clear: corner.endsWith("gaining") ? "up" : "down" } : {};
}

const toWords = (clear: boolean | undefined) => clearWords("difference", clear ?? false);

/** Which way brands and industries of a market are going, as it leaves the site. */
export function toMomentumDocument(view: NarrowedView): ChartDocument {
  const { market, industry, waves, wave, ranked, byIndustry, turning, labels } = view;
  const where = industry ? `${industryInSentence(industry.name)} in ${inSentence(market.name)}` : market.name;
  const since = waves.before === null ? "" : ` since ${waves.before}`;
  const isChosen = ({ brand }: BrandMove) => view.chosen.some((each) => each.brand.slug === brand.slug);
  const slotOf = ({ brand }: BrandMove) => {
    const slot = view.slots.get(brand.slug);
    return slot === undefined ? {} : { slot };
  };
  const movers: IntervalsPicture = {
    kind: "intervals",
    title: `Momentum, ${where}, ${waves.year}`,
    unit: `Change in score${since} compared with the market, ${ADJUSTED}, in points, with 95% intervals.`,
    digits: DECIMALS.points,
    rows: ranked.flatMap((each) =>
      each.momentum
        ? toMeasured({ ...each.momentum, value: each.momentum.points }, DECIMALS.points).map((shown) => ({
            label: each.brand.name,
            isOwn: isChosen(each),
            ...slotOf(each),
            note: toWords(each.beyond?.clear),
            // The title counts them.
            ...(each.beyond?.clear ? { isSaid: true as const } : {}),
            ...shown,
          }))
        : [],
    ),
    line: { value: 0, label: "The market’s own change" },
  };
  const industries: IntervalsPicture = {
    kind: "intervals",
    title: `Industries of ${inSentence(market.name)}, ${waves.year}`,
    unit: `Average momentum by industry${since}, in points, with 95% intervals; tested across all ${formatNumber(byIndustry.length)} industries.`,
    digits: DECIMALS.points,
    rows: byIndustry.flatMap((each) =>
      toMeasured({ value: each.points, low: each.low, high: each.high }, DECIMALS.points).map((shown) => ({
        label: each.industry.name,
        isOwn: each.industry.slug === industry?.slug,
        note: toWords(each.clear),
        // The sentences of the file name them.
        ...(each.clear ? { isSaid: true as const } : {}),
        ...shown,
      })),
    ),
    line: { value: 0, label: "The market’s own change" },
  };
  const field: ScatterPicture = {
    kind: "scatter",
    title: "Level and momentum",
    unit: `Across: momentum${since}, points. Up: ${waves.year} score minus the market average, in points. ${view.chosen.length > 0 ? "In colour: selected brands. " : ""}Marked in dark grey: both are clear.`,
    digits: DECIMALS.points,
    x: "Momentum, points",
    y: "Points from the market",
    points: ranked.flatMap((each) =>
      each.momentum && each.level
        ? [
            {
              label: each.brand.name,
              x: roundTo(each.momentum.points, DECIMALS.points),
              y: roundTo(each.level.points, DECIMALS.points),
              ...slotOf(each),
              isOwn: isChosen(each),
              ...clearOf(each),
            },
          ]
        : [],
    ),
    xLine: 0,
    yLine: 0,
  };
  const turns: IntervalsPicture = {
    kind: "intervals",
    title: "Acceleration",
    unit: `Points gained per year from ${waves.before ?? ""} to ${waves.year}, minus points gained per year from ${waves.first ?? ""} to ${waves.before ?? ""}, compared with the market, with 95% intervals.`,
    digits: DECIMALS.points,
    rows: turning.flatMap((each) =>
      each.turn
        ? toMeasured({ value: each.turn.points, low: each.turn.low, high: each.turn.high }, DECIMALS.points).map(
            (shown) => ({
              label: each.brand.name,
              isOwn: isChosen(each),
              ...slotOf(each),
              note: toWords(each.turn?.clear),
              ...shown,
            }),
          )
        : [],
    ),
    line: { value: 0, label: "Market average" },
  };
  const shownWaves = [waves.first, waves.before, waves.year].filter((year) => year !== null);
  return assemble("momentum", {
    title: wordClaim(view),
    subtitle: `Momentum${since}, ${where}, ${waves.year}: change compared with the market, ${ADJUSTED}, in points, with 95% intervals.`,
    isSample: view.isSample,
    years: shownWaves,
    filters: [
      { name: "Market", value: market.name },
      { name: "Industry", value: industry?.name ?? "All" },
      { name: "Brands", value: view.chosen.map(({ brand }) => brand.name).join(", ") },
      { name: "Year", value: String(waves.year) },
    ],
    facts: toBrandFacts("", wave),
    summary: view.isNarrowed ? [] : [wordStandfirst(view), ...(labels ? [wordLabel(labels)] : [])],
    source: `${SITE.name}, ${wordSource(view)}`,
    drawn: [
      { picture: movers, words: { name: `Brands ${waves.year}`, row: "Brand", figure: "Momentum", unit: "points" } },
      ...(industries.rows.length > 0
        ? [
            {
              picture: industries,
              words: { name: "Industries", row: "Industry", figure: "Average momentum", unit: "points" as const },
            },
          ]
        : []),
      ...(field.points.length > 0
        ? [
            {
              picture: field,
              words: { name: "Level and momentum", row: "Brand", figure: "Points", unit: "points" as const },
            },
          ]
        : []),
      ...(turns.rows.length > 0
        ? [
            {
              picture: turns,
              words: { name: "Acceleration", row: "Brand", figure: "Acceleration", unit: "points per year" as const },
            },
          ]
        : []),
    ],
    csv: toCsvTable(view),
    csvName: "All results",
  });
}
