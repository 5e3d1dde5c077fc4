import Link from "next/link";
import { FigureFrame } from "@/components/layout/figure-frame";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { formatDate } from "@/lib/platform/words/format";
import { EXAMPLE } from "@/lib/rankings/scores/example";
import { REBUILD_PAGE } from "@/lib/rankings/scores/rebuild-query";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import { LateExamplePanel } from "./late-example-panel";

/** The recompute panel as everyone sees it: on an example brand that is in no ranking. */
export function ExampleFigure({ rule, study }: { rule: ScoringRule; study: ShownStudy }) {
  return (
    <FigureFrame
      id="figure-recompute"
      kind={`Worked example: ${EXAMPLE.brand}, ${EXAMPLE.description}`}
      label="Sample data"
      title="From two published shares to a score, in eight steps"
      subtitle={fillText(
        "Change a number and the steps below are recalculated. n = 1,013 asked, weighted{{weighted.by}}.",
        study,
      )}
    >
      <LateExamplePanel ruleVersion={rule.version}>
        Scoring rule {rule.version}, in force since {formatDate(rule.since)}. Brand, market and the other{" "}
        {EXAMPLE.brandsTested - 1} brands tested with it are invented. Subscribers{" "}
        <Link href={REBUILD_PAGE} prefetch={false} className="underline underline-offset-2 hover:text-spruce">
          rebuild the score of any brand
        </Link>{" "}
        from its own numbers.
      </LateExamplePanel>
    </FigureFrame>
  );
}
