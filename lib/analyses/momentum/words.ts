import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { LABEL_WORDS, type MovementLabels } from "@/lib/analyses/momentum/movement-labels";
import { firstToFit } from "@/lib/platform/words/title-room";
import { HIGH_MOVEMENT } from "@/lib/rankings/movement";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { shortName } from "@/lib/platform/words/shorten";
import type { Named } from "@/lib/catalogue/names/named";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf, joinNames, numberOf } from "@/lib/platform/words/sentences";

/** What is done to every momentum, wherever one is shown. */
export const ADJUSTED = "adjusted towards the industry average";

/** The heading: how many of the brands looked at changed clearly more or less than the market. */
export function wordClaim({ market, industry, waves, gaining, losing, movements }: MomentumView): string {
  const where = inSentence(market.name);
  const what = industry ? `${industryInSentence(industry.name)} brand` : "brand";
  if (movements.of === 0) return `No earlier study to compare with ${waves.year} in ${where}`;
  if (gaining === 0 && losing === 0) {
    const none = `No ${what} is clearly gaining or losing ground`;
    return firstToFit([
      `${none} in ${where}`,
      none,
      `No clear gains or losses in ${industryInSentence(industry?.name ?? "")}`,
    ]);
  }
  const gainers = asSentence(countOf(gaining, what));
  const up = `${gainers} ${agree(gaining, "is", "are")} gaining on the market`;
  if (losing === 0) return firstToFit([`${up} in ${where}`, up]);
  const down = `${asSentence(countOf(losing, what))} ${agree(losing, "is", "are")} losing ground`;
  if (gaining === 0) return firstToFit([`${down} in ${where}`, down]);
  return firstToFit([
    `${up}, ${countInWords(losing)} losing ground`,
    `${gainers} ${agree(gaining, "gains", "gain")} on the market, ${countInWords(losing)} ${agree(losing, "loses", "lose")} ground`,
    `${gainers} ${agree(gaining, "gains", "gain")} ground, ${countInWords(losing)} ${agree(losing, "loses", "lose")} it`,
  ]);
}

/** The largest clear gain and loss, by the momentum that the chart and the table show, and what industries do. */
export function wordStandfirst(view: MomentumView): string {
  const { ranked, industry, waves, movements } = view;
  if (movements.of === 0) return "Momentum needs scores for two years. Choose a later year.";
  const clear = ranked.flatMap(({ brand, beyond, momentum }) =>
    beyond?.clear && momentum ? [{ name: shortName(brand.name), points: momentum.points }] : [],
  );
  const [up, down] = [clear[0], clear.at(-1)];
  const clauses = [
    up && up.points > 0
      ? `${up.name} gained ${formatNumber(up.points, DECIMALS.points)} points more than the market since ${waves.before}`
      : null,
    down && down.points < 0
      ? `${down.name} lost ${formatNumber(-down.points, DECIMALS.points)} points against ${up && up.points > 0 ? "it" : `the market since ${waves.before}`}`
      : null,
  ].filter((each) => each !== null);
  const first =
    clauses.length > 0
      ? `${clauses.join("; ")} (${ADJUSTED}).`
      : `Since ${waves.before}, no single ${industry ? `${industryInSentence(industry.name)} brand` : "brand"} has changed clearly more or less than the market.`;
  return `${first} ${industry ? wordIndustry(view, industry) : wordIndustries(view)}`.trim();
}

/** What the industry chosen does as a whole; empty where it has no average. */
function wordIndustry({ byIndustry }: MomentumView, industry: Named): string {
  const own = byIndustry.find((each) => each.industry.slug === industry.slug);
  if (!own) return "";
  if (!own.clear) return `${industry.name} as a whole did not change clearly compared with the market.`;
  return `${industry.name} as a whole ${own.points > 0 ? "gained" : "lost"} ${formatNumber(Math.abs(own.points), DECIMALS.points)} points ${own.points > 0 ? "on" : "against"} the market.`;
}

/** Industries that changed clearly compared with the market. */
function wordIndustries({ byIndustry }: MomentumView): string {
  const trades = byIndustry.filter((each) => each.clear);
  if (trades.length === 0) return "No industry as a whole changed clearly.";
  const named = trades.slice(0, 3).map(({ industry, points }) => `${industry.name} ${formatSigned(points)}`);
  return `${asSentence(countOf(trades.length, "industry", "industries"))} changed clearly compared with the market: ${named.join(", ")}${trades.length > 3 ? " and others" : ""}.`;
}

/** The label of movement in a sentence, with what it counts. */
export function wordLabel({ summary, ranked, far }: MovementLabels): string {
  const high = Math.round(summary.share * ranked);
  return `${formatNumber(high)} of ${numberOf(ranked, "brand")} ranked in both years moved ${HIGH_MOVEMENT} positions or more (${formatNumber(100 * summary.share, DECIMALS.percent)}%, ${LABEL_WORDS[summary.level]}). Of these, ${formatNumber(far.clear)} ${agree(far.clear, "shows", "show")} a clear change in score.`;
}

/** Market, years and people asked. */
export function wordSource({ market, wave, waves, moves }: MomentumView): string {
  const bases = moves.flatMap(({ at: { n, score } }) => (n !== null && score !== null ? [n] : []));
  const n = bases.length > 0 ? `; n = ${formatRange(Math.min(...bases), Math.max(...bases))} per brand` : "";
  return `${market.name}, ${joinNames([waves.first, waves.before, waves.year].flatMap((year) => (year === null ? [] : [String(year)])))} studies${wave?.interviews ? `; ${formatNumber(wave.interviews)} interviews in ${waves.year}` : ""}${n}.`;
}
