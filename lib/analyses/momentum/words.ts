import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { HIGH_MOVEMENT, LABEL_WORDS, type MovementLabels } from "@/lib/analyses/momentum/movement-labels";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { shortName } from "@/lib/platform/words/shorten";

const brands = (count: number) => `${formatNumber(count)} ${count === 1 ? "brand" : "brands"}`;

/** The heading: what the tests against the market's change carry. */
export function wordClaim({ market, waves, gaining, losing, movements }: MomentumView): string {
  if (movements.of === 0) return `No earlier study to compare with ${waves.year} in ${market.name}`;
  if (gaining === 0 && losing === 0)
    return `No brand is clearly gaining on or losing ground to the market in ${market.name}`;
  if (losing === 0) return `${brands(gaining)} brands are clearly gaining on the market in ${market.name}`;
  if (gaining === 0) return `${brands(losing)} brands are clearly losing ground in ${market.name}`;
  return `${brands(gaining)} brands are clearly gaining on the market in ${market.name}, ${formatNumber(losing)} ${losing === 1 ? "loses" : "lose"} to it`;
}

/** Which of the tested ones stands first, and what industries do. */
export function wordStandfirst({ moves, byIndustry, waves, movements }: MomentumView): string {
  if (movements.of === 0) return "Momentum needs scores for two years. Choose a later year.";
  const clear = moves.filter(({ beyond }) => beyond?.clear);
  const ends = [
    clear.toSorted((a, b) => (b.beyond?.points ?? 0) - (a.beyond?.points ?? 0))[0],
    clear.toSorted((a, b) => (a.beyond?.points ?? 0) - (b.beyond?.points ?? 0))[0],
  ];
  const [up, down] = ends;
  const said = [
    up?.beyond && up.beyond.points > 0
      ? `${shortName(up.brand.name)} gained ${formatNumber(up.beyond.points, DECIMALS.points)} points beyond the market’s change since ${waves.before}`
      : null,
    down?.beyond && down.beyond.points < 0
      ? `${shortName(down.brand.name)} lost ${formatNumber(-down.beyond.points, DECIMALS.points)}`
      : null,
  ].filter((each) => each !== null);
  const first =
    said.length > 0
      ? `${said.join("; ")}.`
      : `Since ${waves.before}, no single brand has changed clearly more or less than the market.`;
  const trades = byIndustry.filter((each) => each.clear);
  const second =
    trades.length === 0
      ? "No industry as a whole changed clearly."
      : `${trades.length === 1 ? "One industry" : `${formatNumber(trades.length)} industries`} changed clearly compared with the market: ${trades
          .slice(0, 3)
          .map(({ industry, points }) => `${industry.name} ${formatSigned(points)}`)
          .join(", ")}${trades.length > 3 ? " and others" : ""}.`;
  return `${first} ${second}`;
}

/** The label of movement in a sentence, with what it counts. */
export function wordLabel({ summary, ranked, far }: MovementLabels): string {
  const high = Math.round(summary.share * ranked);
  return `${formatNumber(high)} of ${brands(ranked)} ranked in both years moved ${HIGH_MOVEMENT} positions or more (${formatNumber(100 * summary.share, DECIMALS.percent)}%, ${LABEL_WORDS[summary.level]}). Only ${formatNumber(far.clear)} of them show a clear change in score.`;
}

/** Study, market, year and base of the figures. */
export function wordSource({ market, wave, waves, moves }: MomentumView): string {
  const bases = moves.flatMap(({ at: { n, score } }) => (n !== null && score !== null ? [n] : []));
  const n = bases.length > 0 ? `; n = ${formatRange(Math.min(...bases), Math.max(...bases))} a brand` : "";
  return `${market.name}, waves ${[waves.first, waves.before, waves.year].filter((year) => year !== null).join(", ")}${wave?.interviews ? `; ${formatNumber(wave.interviews)} interviews in ${waves.year}` : ""}${n}.`;
}
