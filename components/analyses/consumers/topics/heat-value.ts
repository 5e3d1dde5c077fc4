import type { HeatValue } from "@/components/charts/heat-cell";
import type { TopicCell, TopicRow } from "@/lib/analyses/consumers/topics-view";

/** A cell of a heat table, in percent and points. */
export function toHeatValue({ figure, change }: TopicCell): HeatValue {
  return {
    value: figure.value === null ? null : figure.value * 100,
    difference: change && change.difference * 100,
    n: figure.n,
    isSuppressed: figure.value === null,
    isClear: change?.isClear ?? false,
  };
}

/** The distance at which the tint is deepest: the largest one shown. */
export function toStrongest(rows: readonly TopicRow[]): number {
  return Math.max(
    0,
    ...rows.flatMap(({ cells }) => cells.map(({ change }) => Math.abs(change?.difference ?? 0) * 100)),
  );
}
