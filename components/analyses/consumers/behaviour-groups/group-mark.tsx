import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import { BEHAVIOUR_GROUPS } from "@/lib/study/questionnaire";

const MARKS: Record<string, SeriesMark> = {
  ego: { colour: "g1", shape: "square" },
  moderate: { colour: "g2", shape: "diamond" },
  smart: { colour: "g3", shape: "triangle" },
  dedicated: { colour: "g4", shape: "circle" },
};
const UNKNOWN: SeriesMark = { colour: "ink-2", shape: "circle" };

/** Colour and shape of a behaviour group, the same in every figure. */
export function toGroupMark(group: string): SeriesMark {
  return MARKS[group] ?? UNKNOWN;
}

/** The groups with their marks, where lines have no room for names. */
export function GroupKey() {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-s-1 leading-5">
      {BEHAVIOUR_GROUPS.toReversed().map(({ key }) => (
        <li key={key} className="flex items-center gap-2">
          <SeriesMarker mark={toGroupMark(key)} className="size-3.5 shrink-0" />
          {sayGroup(key)}
        </li>
      ))}
    </ul>
  );
}
