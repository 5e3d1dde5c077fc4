import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import type { AgeGap } from "@/lib/analyses/age-groups/age-gap";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import { formatNumber } from "@/lib/platform/words/format";

/** The gap between young and old and whether it is clear, or why there is none. */
export function GapFigure({ gap }: { gap: AgeGap | null }) {
  if (!gap) return <span className="text-s-2 text-ink-2">Not compared</span>;
  if (gap.status === "not-shown") {
    return (
      <span className="block text-s-2 leading-4 text-ink-2">
        Not compared: {gap.groups.map(({ age, n }) => `${toAgeWords(age)} has n = ${formatNumber(n)}`).join(", ")}
      </span>
    );
  }
  return (
    <>
      <b className="block text-s1 leading-5.5 font-semibold">
        <SignedFigure value={gap.points} />
      </b>
      <ClearMark of="gap" isClear={gap.clear} isBrief />
    </>
  );
}
