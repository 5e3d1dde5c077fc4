import { formatDate } from "@/lib/platform/words/format";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import { joinNames } from "@/lib/platform/words/sentences";

const BASES: Record<ScoringRule["base"], string> = {
  asked: "Everyone who was asked about the brand",
  answered: "Everyone who answered both questions",
};

interface RuleHistoryProps {
  rules: readonly ScoringRule[];
  study: ShownStudy;
}

/** Every scoring rule ever in force, latest first. */
export function RuleHistory({ rules, study: { scale } }: RuleHistoryProps) {
  return (
    <ol className="border-t-2 border-ink font-ui">
      {rules.toReversed().map((rule, index) => (
        <li key={rule.version} className="grid gap-x-8 gap-y-3 border-b border-rule py-5 md:grid-lead-55">
          <div>
            <p className="text-s0 leading-6 font-semibold">{rule.version}</p>
            <p className="text-s-1 leading-5 text-ink-2">
              Since <time dateTime={rule.since}>{formatDate(rule.since)}</time>
            </p>
            {index === 0 ? <p className="text-s-1 leading-5 font-semibold text-spruce">In force</p> : null}
          </div>
          <div>
            <p className="text-s0 leading-6">{rule.note}</p>
            <dl className="mt-2 grid grid-cols-start-fill gap-x-4 text-s-1 leading-6 text-ink-2">
              <dt>Answers that count</dt>
              <dd>
                {joinNames(rule.counts.map(String))} on the scale from {scale.min} to {scale.max}
              </dd>
              <dt>Base</dt>
              <dd>{BASES[rule.base]}</dd>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
