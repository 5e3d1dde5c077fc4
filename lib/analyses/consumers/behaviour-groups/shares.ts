import type { PopulationReading } from "@/lib/analyses/consumers/dataset";
import { toEstimate } from "@/lib/analyses/consumers/figure-test";
import { findAsked, isKnown, type KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { wilsonInterval } from "@/lib/statistics/share-interval";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** Where one group ends and the next begins, from the least engaged up: the share of all groups below, 0 to 1. */
export interface Boundary {
  value: number;
  low: number;
  high: number;
}

/** The shares of one wave, from the least engaged group to the most; null where too few were typed. */
export interface SharesOfYear {
  year: number;
  n: number;
  shares: KnownFigure[] | null;
  /** One between each two groups. */
  boundaries: Boundary[];
}

/**
 * Behaviour groups of a population year by year. The first and the last boundary have the intervals of the groups they
 * close off. One between is a share as well, that of all groups below together. Shares are estimated from answers
 * that do not tell everyone's group for certain, so each is as exact as that of fewer people would be whose group were
 * seen; the boundary takes Wilson's interval for the fewest that any of the groups is.
 */
export function toShares(readings: readonly PopulationReading[], groups: readonly Item[]): SharesOfYear[] {
  return readings.flatMap((reading) => {
    const figures = groups.flatMap(({ key }) => findAsked(reading, key) ?? []);
    const first = figures[0];
    if (!first || figures.length < groups.length) return [];
    const shares = figures.filter(isKnown);
    const isWhole = shares.length === groups.length;
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
  const seen = Math.max(1, Math.min(...shares.map(toSeen)));
  return shares.slice(0, -1).flatMap((share, index): Boundary[] => {
    if (index === 0) return [{ value: share.value, low: share.low, high: share.high }];
    const last = index === shares.length - 2 ? shares.at(-1) : undefined;
    if (last) return [{ value: 1 - last.value, low: 1 - last.high, high: 1 - last.low }];
    const below = shares.slice(0, index + 1).reduce((sum, { value }) => sum + value, 0);
    const value = Math.min(1, below);
    return [{ value, ...wilsonInterval(value, seen) }];
  });
}

/** The people whose groups would have to be seen for a share as exact: p(1 − p)/SE², at most those there were. */
function toSeen(figure: KnownFigure): number {
  const most = figure.nEff ?? figure.n;
  const error = toEstimate(figure)?.standardError ?? 0;
  return error > 0 ? Math.min(most, (figure.value * (1 - figure.value)) / error ** 2) : most;
}
