import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { toEstimate } from "@/lib/analyses/consumers/figure-test";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import { BEHAVIOUR_GROUPS } from "@/lib/study/questionnaire";

/** Where one group ends and the next begins, from the least engaged up: the share of all groups below, 0 to 1. */
export interface Boundary {
  value: number;
  low: number;
  high: number;
}

/** The four shares of one wave, from Ego to Dedicated; null where too few were typed. */
export interface SharesOfYear {
  year: number;
  n: number;
  shares: KnownFigure[] | null;
  /** Three, between the four groups. */
  boundaries: Boundary[];
}

/**
 * Behaviour groups of a population year by year. The first and the last boundary have the intervals of the groups they
 * close off. The one between is a share as well, that of the lower two groups together. Shares are estimated from answers
 * that do not tell everyone's group for certain, so each is as exact as that of fewer people would be whose group were
 * seen; the boundary takes Wilson's interval for the fewest that any of the four is.
 */
export function toShares(readings: readonly PopulationReading[]): SharesOfYear[] {
  return readings.flatMap((reading) => {
    const figures = BEHAVIOUR_GROUPS.flatMap(({ key }) => findAsked(reading, key) ?? []);
    const first = figures[0];
    if (!first || figures.length < BEHAVIOUR_GROUPS.length) return [];
    const shares = figures.filter(isKnown);
    const isWhole = shares.length === BEHAVIOUR_GROUPS.length;
    return [
      {
        year: reading.year,
        n: first.n,
        shares: isWhole ? shares : null,
        boundaries: isWhole ? toBoundaries(shares) : [],
      },
    ];
  });
}

function toBoundaries(shares: readonly KnownFigure[]): Boundary[] {
  const [ego, moderate, , dedicated] = shares;
  if (!ego || !moderate || !dedicated) return [];
  const middle = Math.min(1, ego.value + moderate.value);
  return [
    { value: ego.value, low: ego.low, high: ego.high },
    { value: middle, ...wilsonInterval(middle, Math.max(1, Math.min(...shares.map(toSeen)))) },
    { value: 1 - dedicated.value, low: 1 - dedicated.high, high: 1 - dedicated.low },
  ];
}

/** The people whose groups would have to be seen for a share as exact: p(1 − p)/SE², at most those there were. */
function toSeen(figure: KnownFigure): number {
  const most = figure.nEff ?? figure.n;
  const error = toEstimate(figure)?.standardError ?? 0;
  return error > 0 ? Math.min(most, (figure.value * (1 - figure.value)) / error ** 2) : most;
}
