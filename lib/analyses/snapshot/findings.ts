import { toPeople } from "@/lib/analyses/age-groups/age-words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { FALSE_DISCOVERIES } from "@/lib/analyses/snapshot/rivals";
import type { Snapshot, SnapshotYear } from "@/lib/analyses/snapshot/snapshot";
import { toChange } from "@/lib/statistics/change";
import { adjustForFalseDiscovery } from "@/lib/statistics/multiple-testing";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countOf } from "@/lib/platform/words/sentences";

export interface Finding {
  words: string;
  /** Whether it is clear; otherwise it says that something is not. */
  isClear: boolean;
}

/** Strengths and risks of a brand according to the tests; at most three sentences each, the most important first. */
export interface Findings {
  strengths: Finding[];
  risks: Finding[];
  /** The change of the score since the first year shown; null if there is only one. */
  trend: { since: number; points: number; clear: boolean; marketPoints: number | null } | null;
  /** Points from the market's average if that is tested. */
  level: number | null;
  /** Tests made for this page only, adjusted together. */
  tests: number;
}

const MOST = 3;

interface OwnTest {
  kind: "level" | "trend" | "beyond" | "environment" | "social";
  difference: number;
  p: number;
}

const inPoints = (value: number) => `${formatNumber(Math.abs(value), DECIMALS.score)} points`;

/** Strengths and risks, based on tests only: nothing else is claimed. */
export function toFindings(snapshot: Snapshot): Findings {
  const trend = toTrend(snapshot);
  const tests = ownTests(snapshot, trend);
  const adjusted = adjustForFalseDiscovery(tests.map(({ p }) => p));
  const found = (kind: OwnTest["kind"]): number | null => {
    const index = tests.findIndex((test) => test.kind === kind);
    return index >= 0 && (adjusted[index] ?? 1) <= FALSE_DISCOVERIES ? (tests[index]?.difference ?? null) : null;
  };
  const strengths: string[] = [];
  const risks: string[] = [];
  const say = (difference: number | null, words: (points: string, isUp: boolean) => string) => {
    if (difference !== null && difference !== 0)
      (difference > 0 ? strengths : risks).push(words(inPoints(difference), difference > 0));
  };
  const { change, market, rivals, industry, ages } = snapshot;
  if (change?.clear)
    say(change.points, (points, isUp) => `${isUp ? "Up" : "Down"} ${points} since ${change.since}, a clear change.`);
  if (rivals && rivals.ahead > 0)
    strengths.push(
      `Clearly ahead of ${sayOf(rivals.ahead, rivals.of)} other ${industryInSentence(industry.name)} ${agree(rivals.of, "brand", "brands")}.`,
    );
  if (rivals && rivals.behind > 0)
    risks.push(
      `Clearly behind ${sayOf(rivals.behind, rivals.of)} other ${industryInSentence(industry.name)} ${agree(rivals.of, "brand", "brands")}.`,
    );
  if (trend)
    say(
      found("beyond"),
      (points, isUp) => `It has ${isUp ? "gained" : "lost"} ${points} on the market average since ${trend.since}.`,
    );
  if (ages?.gap?.status === "known" && ages.gap.clear) risks.push(describeGap(ages.cells, ages.gap.points));
  say(
    found("level"),
    (points, isUp) => `${points} ${isUp ? "above" : "below"} the average in ${inSentence(market.name)}.`,
  );
  for (const part of ["environment", "social"] as const)
    say(
      found(part),
      (points, isUp) =>
        `${part === "environment" ? "{{First}}" : "{{Second}}"}: ${points.replace("points", "percentage points")} ${isUp ? "above" : "below"} the industry average.`,
    );
  const untested =
    rivals && rivals.tied.length > 0
      ? [{ words: describeTies(rivals.tied.length, industry.name), isClear: false }]
      : [];
  return {
    strengths: strengths.map(clear).slice(0, MOST),
    risks: [...risks.map(clear), ...untested].slice(0, MOST),
    trend: trend && {
      since: trend.since,
      points: trend.points,
      marketPoints: trend.marketPoints,
      clear: found("trend") !== null,
    },
    level: found("level"),
    tests: tests.length,
  };
}

const clear = (words: string): Finding => ({ words, isClear: true });

const sayOf = (count: number, of: number) =>
  count === of ? `all ${formatNumber(of)}` : `${formatNumber(count)} of ${formatNumber(of)}`;

const describeTies = (count: number, industry: string) =>
  `Tied with ${countOf(count, `other ${industryInSentence(industry)} brand`)}; the order could change next year.`;

/** The gap in words, the higher group first; "" without two groups. */
export function describeGap(cells: readonly { age: string }[], points: number): string {
  const [young, old] = [cells[0]?.age, cells.at(-1)?.age];
  if (young === undefined || old === undefined) return "";
  const [higher, lower] = points > 0 ? [young, old] : [old, young];
  return `${asSentence(toPeople(higher))} rate it ${inPoints(points)} higher than ${toPeople(lower)}.`;
}

interface Trend {
  since: number;
  points: number;
  p: number;
  marketPoints: number | null;
  beyond: { difference: number; p: number } | null;
}

const toKnown = ({ year, score, error, mean }: SnapshotYear) =>
  score.status === "known" && error !== null ? [{ year, mean, value: score.score, standardError: error }] : [];

/**
 * From the first year shown to the selected one; the change since the previous year is already published and tested.
 */
function toTrend({ years, year }: Snapshot): Trend | null {
  const known = years.flatMap(toKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || last?.year !== year || first.year >= year) return null;
  const change = toChange(first, last);
  const marketPoints = first.mean !== null && last.mean !== null ? last.mean - first.mean : null;
  // The mean of about four hundred brands is treated as exact: its error is small compared with one brand's.
  const beyond =
    marketPoints === null
      ? null
      : toChange(
          { value: 0, standardError: change.standardError },
          { value: change.difference - marketPoints, standardError: 0 },
        );
  return {
    since: first.year,
    points: change.difference,
    p: change.p,
    marketPoints,
    beyond: beyond && { difference: beyond.difference, p: beyond.p },
  };
}

function ownTests({ score, error, wave, shares }: Snapshot, trend: Trend | null): OwnTest[] {
  const tests: OwnTest[] = [];
  if (score.status === "known" && error !== null && wave?.mean !== null && wave?.mean !== undefined) {
    const { difference, p } = toChange(
      { value: wave.mean, standardError: 0 },
      { value: score.score, standardError: error },
    );
    tests.push({ kind: "level", difference, p });
  }
  if (trend) tests.push({ kind: "trend", difference: trend.points, p: trend.p });
  if (trend?.beyond) tests.push({ kind: "beyond", ...trend.beyond });
  for (const { part, share, error: ofShare, average } of shares) {
    if (average === null) continue;
    const { difference, p } = toChange(
      { value: 100 * average, standardError: 0 },
      { value: 100 * share, standardError: 100 * ofShare },
    );
    tests.push({ kind: part, difference, p });
  }
  return tests;
}
