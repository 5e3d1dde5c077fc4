import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toMarkOfGroup } from "@/lib/charts/drawing/group-marks";

/** Colour and shape of a behaviour group, the same in every figure. */
export function toGroupMark(groups: readonly Item[], group: string): SeriesMark {
  return toMarkOfGroup(groups.findIndex(({ key }) => key === group));
}

/** The groups with their marks, where lines have no room for names. */
export function GroupKey({ groups }: { groups: readonly Item[] }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-s-1 leading-5">
      {groups.toReversed().map(({ key, text }) => (
        <li key={key} className="flex items-center gap-2">
          <SeriesMarker mark={toGroupMark(groups, key)} className="size-3.5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
