import { keepKnown, type KnownCell, type MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { testAgainstAverage, type EvennessTest, type PairTest } from "@/lib/analyses/country-comparison/market-tests";
import { firstToFit } from "@/lib/platform/words/title-room";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, joinNames } from "@/lib/platform/words/sentences";
import { DECIMALS, formatNumber, formatSigned } from "@/lib/platform/words/format";
import { NOT_RANKED } from "@/lib/rankings/unranked";

/** A page's headline and the facts behind it. Only tested differences are mentioned. */
export interface Claim {
  claim: string;
  standfirst: string;
}

/** The results for one brand across its markets. */
export function toBrandClaim(
  name: string,
  cells: readonly MarketCell[],
  pairs: readonly PairTest[],
  year: number,
): Claim {
  const known = keepKnown(cells).toSorted((a, b) => b.difference - a.difference);
  const [best, worst] = [known[0], known.at(-1)];
  if (!best || !worst)
    return { claim: `${name} has no score to compare in ${year}`, standfirst: explainNoScore(cells, year) };
  if (best === worst) {
    const where = inSentence(best.market.name);
    return {
      claim: firstToFit([
        `${name} has a score in only one market, ${where}`,
        `${name} has a score in only one market`,
        `${name}: a score in one market`,
      ]),
      standfirst: `It is ${fromAverage(best)} in ${where}. You need two markets to compare.`,
    };
  }
  return {
    claim: toHeadline(name, best, worst, known.length, pairs),
    standfirst: [sayEnds(best, worst), sayAverages(known), sayOrder(known)].filter(Boolean).join(" "),
  };
}

function toHeadline(
  name: string,
  best: KnownCell,
  worst: KnownCell,
  count: number,
  pairs: readonly PairTest[],
): string {
  const isApart = ({ market }: KnownCell) =>
    pairs.filter(({ a, b }) => a.slug === market.slug || b.slug === market.slug).every(({ clear }) => clear);
  if (count > 2 && isApart(best)) return sayPlace(name, `clearly best in ${inSentence(best.market.name)}`);
  if (count > 2 && isApart(worst)) return sayPlace(name, `clearly worst in ${inSentence(worst.market.name)}`);
  const [surest] = pairs
    .filter(({ clear }) => clear)
    .toSorted((one, other) => other.points / other.error - one.points / one.error);
  if (surest)
    return sayPlace(name, `clearly better in ${inSentence(surest.a.name)} than in ${inSentence(surest.b.name)}`);
  return firstToFit([
    `${name} does equally well in its ${countInWords(count)} markets, as far as we can tell`,
    ...sayNoDifferences(name),
  ]);
}

/** `Smedsta does clearly best in Finland`; for long names `Smedsta: clearly best in Finland`. */
const sayPlace = (name: string, where: string) =>
  firstToFit([`${name} does ${where}`, `${name}: ${where}`, `${name} differs clearly between markets`]);

const sayNoDifferences = (name: string): [string, string] => [
  `No clear differences between markets for ${name}`,
  `${name}: no clear differences`,
];

function explainNoScore(cells: readonly MarketCell[], year: number): string {
  if (cells.some(({ status }) => status === "suppressed")) return `${NOT_RANKED} about it in each market in ${year}.`;
  if (cells.some(({ status }) => status === "positions"))
    return `Its markets were published without scores in ${year}, so there is nothing to compare.`;
  return `It was not in the study of any market in ${year}.`;
}

/** `11.2 points above average`, `18.7 points below average`: each market’s own average. */
function fromAverage({ difference }: KnownCell): string {
  const points = formatNumber(Math.abs(difference), DECIMALS.points);
  if (Number(points) === 0) return "at the average";
  return `${points} points ${difference > 0 ? "above" : "below"} average`;
}

function sayEnds(best: KnownCell, worst: KnownCell): string {
  return `It is ${fromAverage(best)} in ${inSentence(best.market.name)} and ${fromAverage(worst)} in ${inSentence(worst.market.name)}.`;
}

function sayAverages(known: readonly KnownCell[]): string {
  const tests = testAgainstAverage(known).filter(({ clear }) => clear);
  const above = tests.filter(({ points }) => points > 0).length;
  const below = tests.length - above;
  const of = `of ${countInWords(known.length)} markets`;
  const everywhere = known.length === 2 ? "both markets" : `all ${countInWords(known.length)} markets`;
  if (above === known.length) return `It is clearly above average in ${everywhere}.`;
  if (below === known.length) return `It is clearly below average in ${everywhere}.`;
  if (above > 0 && below > 0)
    return `It is clearly above average in ${countInWords(above)} ${of} and clearly below in ${countInWords(below)}.`;
  if (above + below === 0)
    return `It is not clearly above or below average in ${known.length === 2 ? "either market" : `any of its ${countInWords(known.length)} markets`}.`;
  return `It is clearly ${above > 0 ? "above" : "below"} average in ${countInWords(above + below)} ${of}.`;
}

/** People in some countries give higher ratings: mentioned if raw scores would give another order. */
function sayOrder(known: readonly KnownCell[]): string {
  const byScore = known.toSorted((a, b) => b.score - a.score);
  if (byScore.every((cell, index) => cell === known[index])) return "";
  const byMean = known.toSorted((a, b) => b.mean - a.mean);
  const [warm, cool] = [byMean[0], byMean.at(-1)];
  if (!warm || !cool) return "";
  const gap = formatSigned(warm.mean - cool.mean).slice(1);
  return `Raw scores give a different order, because the average brand scores ${gap} points more in ${inSentence(warm.market.name)} than in ${inSentence(cool.market.name)}.`;
}

interface ComparedBrand {
  slug: string;
  name: string;
  cells: readonly MarketCell[];
}

/** The results for several brands across markets. */
export function toComparisonClaim(
  brands: readonly ComparedBrand[],
  tests: readonly EvennessTest[],
  year: number,
): Claim {
  const nameOf = (slug: string) => brands.find((brand) => brand.slug === slug)?.name ?? slug;
  const real = tests.filter(({ clear }) => clear).toSorted((a, b) => b.spread - a.spread);
  const alone = brands.filter(({ cells }) => keepKnown(cells).length < 2).map(({ name }) => name);
  const [first] = real;
  const standfirst = [
    first
      ? `${nameOf(first.slug)} is ${fromAverage(first.highest)} in ${inSentence(first.highest.market.name)} and ${fromAverage(first.lowest)} in ${inSentence(first.lowest.market.name)}.`
      : "",
    real.length > 1
      ? `${real.length > 4 ? `${asSentence(countInWords(real.length - 1))} other brands` : joinNames(real.slice(1).map(({ slug }) => nameOf(slug)))} also ${agree(real.length - 1, "differs", "differ")} clearly between markets.`
      : "",
    tests.length > real.length ? sayEven(tests.filter(({ clear }) => !clear).map(({ slug }) => nameOf(slug))) : "",
    alone.length > 0 && alone.length <= 3
      ? `${joinNames(alone)} ${agree(alone.length, "has", "have")} fewer than two scores in ${year}, so there is nothing to compare.`
      : "",
  ];
  return {
    claim: toComparisonHeadline(tests, real.length, nameOf, year),
    standfirst:
      standfirst.filter(Boolean).join(" ") || "To compare, choose brands with scores in at least two markets.",
  };
}

/** Brands without a clear difference; "" where there are none. */
function sayEven(names: readonly string[]): string {
  const who = names.length > 3 ? `The other ${countInWords(names.length)}` : joinNames(names);
  return names.length === 0
    ? ""
    : `${who} ${agree(names.length, "shows", "show")} no clear difference between markets.`;
}

function toComparisonHeadline(
  tests: readonly EvennessTest[],
  real: number,
  nameOf: (slug: string) => string,
  year: number,
): string {
  const [only] = tests;
  if (!only) return `None of these brands has scores in two markets in ${year}`;
  if (tests.length === 1)
    return real === 1
      ? firstToFit([
          `${nameOf(only.slug)} differs clearly from market to market`,
          `${nameOf(only.slug)} differs clearly between markets`,
        ])
      : firstToFit(sayNoDifferences(nameOf(only.slug)));
  const count = countInWords(tests.length);
  if (real === 0) return `No clear differences between markets for these ${count} brands`;
  if (real === tests.length)
    return `${tests.length === 2 ? "Both" : `All ${count}`} brands differ clearly between markets`;
  return `${asSentence(countInWords(real))} of ${count} brands ${agree(real, "differs", "differ")} clearly between markets`;
}
