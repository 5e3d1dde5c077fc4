import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import { toCsvTable } from "@/lib/analyses/age-groups/csv-table";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { TOO_FEW_ASKED, type ChartDocument, type HeatPicture, type IntervalsPicture } from "@/lib/charts/document";
import { wordBases } from "@/lib/charts/documents/bases";
import { assemble } from "@/lib/charts/documents/assemble";
import { toMeasured } from "@/lib/charts/documents/measured";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import type { Scope } from "@/lib/charts/shown";
import { toBrandFacts } from "@/lib/rankings/histories/study-facts";
import { formatMonths, formatNumber, formatSigned, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

/** The age groups of an industry's brands, for files and links. */
export function toAgeGroupsDocument(view: AgeView, scope: Scope): ChartDocument {
  const { market, industry, year, wave, table, against, brands, slots } = view;
  const claim = scope === "page" || view.showsAll ? view.claim : view.claimOfChosen;
  const focus = brands[0]?.slug;
  const chosen = new Set(brands.map(({ slug }) => slug));
  const slotOf = (slug: string) => {
    const slot = chosen.has(slug) ? slots.get(slug) : undefined;
    return slot === undefined ? {} : { slot };
  };
  const ends = `${toAgeWords(table.ages[0] ?? "")} and ${toAgeWords(table.ages.at(-1) ?? "")}`;
  const heat: HeatPicture = {
    kind: "heat",
    none: TOO_FEW_ASKED,
    title: `Points from ${against === "own" ? "the brand’s own score" : "the market average"}, ${year}`,
    unit: `Score in the age group minus ${against === "own" ? "the brand’s score over all ages" : `the average of ${inSentence(market.name)} in the same group`}, in points. Empty: fewer than {{base}} people asked.`,
    digits: DECIMALS.points,
    columns: table.ages.map(toAgeWords),
    rows: table.rows.map(({ slug, name, cells }) => ({
      label: name,
      isOwn: slug === focus,
      ...slotOf(slug),
      cells: cells.map((cell) => {
        const value = against === "own" ? cell.fromOwn : cell.fromMarket;
        return value === null ? null : { value: roundTo(value, DECIMALS.score), text: formatSigned(value) };
      }),
    })),
    middle: 0,
  };
  const profiles = table.rows
    .filter(({ slug }) => slug === focus)
    .map(({ slug, name, cells }): IntervalsPicture => ({
      kind: "intervals",
      title: `${name} by age group, ${year}`,
      unit: "Score, 0–200, with 95% intervals; marks show the market average in the same age group.",
      digits: DECIMALS.score,
      rows: cells.flatMap(({ age, score }) => {
        const mean = table.average.cells.find((each) => each.age === age)?.mean ?? null;
        return score.status === "known"
          ? toMeasured({ value: score.score, low: score.low, high: score.high }, DECIMALS.score).map((shown) => ({
              label: toAgeWords(age),
              isOwn: true,
              of: name,
              ...slotOf(slug),
              ...(score.n === null ? {} : { note: `n = ${formatNumber(score.n)}` }),
              ...(mean === null ? {} : { reference: roundTo(mean, DECIMALS.score) }),
              ...shown,
            }))
          : [];
      }),
      line: null,
    }));
  const bases = wordBases(
    table.rows.flatMap(({ cells }) => cells.map(({ score }) => (score.status === "known" ? score.n : null))),
    "brand and age group",
  );
  // The title may count brands that are not among those drawn.
  const which =
    table.rows.length < claim.of
      ? `${formatNumber(table.rows.length)} of ${formatNumber(claim.of)} ${industryInSentence(industry.name)} brands`
      : industryInSentence(industry.name);
  return assemble("age-groups", {
    title: claim.claim,
    subtitle: `Score in each age group minus ${against === "own" ? "the brand’s own" : "the average of the group"}, in points; ${which} in ${inSentence(market.name)}, ${year}. Gaps are between ${ends}.`,
    isSample: wave?.isSample ?? false,
    years: [year],
    filters: [
      { name: "Market", value: market.name },
      { name: "Industry", value: industry.name },
      { name: "Brands", value: brands.map(({ name }) => name).join(", ") },
      { name: "Year", value: String(year) },
    ],
    facts: toBrandFacts("", wave),
    summary: [claim.standfirst],
    source: `${SITE.name}, ${market.name} ${year}.${bases}${wave?.fieldwork ? ` Fieldwork ${formatMonths(wave.fieldwork.from, wave.fieldwork.to)}.` : ""}${claim.of > 0 ? ` Clear gaps: significant at 5% across ${formatNumber(claim.of)} brands.` : ""}`,
    drawn: [
      { picture: heat, words: { name: "By age group", row: "Brand", figure: "Points", unit: "points" } },
      ...profiles.map((picture) => ({
        picture,
        words: { name: "Brand in focus", row: "Age group", figure: "Score", unit: "score" as const },
      })),
    ],
    csv: toCsvTable(view),
    csvName: "All results",
  });
}
