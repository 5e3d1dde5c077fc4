import { useShownStudy } from "@/components/layout/shown-study";
import { Figure } from "@/components/charts/figure";
import { SideSection } from "@/components/rankings/brands/side-section";
import { dimensionsOf } from "@/lib/catalogue/shown-study/shown-study";
import { DECIMALS } from "@/lib/platform/words/format";
import type { QuestionShare } from "@/lib/rankings/brands/brand-report";

/** The two questions behind the score, beside the market's average. */
export function QuestionShares({ shares }: { shares: readonly QuestionShare[] }) {
  const study = useShownStudy();
  const { good, max } = study.scale;
  const [first, second] = dimensionsOf(study);
  if (shares.length === 0) return null;
  return (
    <SideSection id="by-question" title="By question" more={`Share answering ${good} out of ${max}`}>
      <dl className="text-s-1">
        {shares.map(({ part, own, market }) => (
          <div key={part} className="flex min-h-10 items-center gap-4 border-b border-rule">
            <dt className="mr-auto">{part === "environment" ? first.name : second.name}</dt>
            <dd>
              <b className="font-title">
                <Figure value={100 * own} digits={DECIMALS.score} />
              </b>
              %
            </dd>
            {market === null ? null : (
              <dd className="w-32 text-right text-ink-2">
                market <Figure value={100 * market} digits={DECIMALS.score} />%
              </dd>
            )}
          </div>
        ))}
      </dl>
    </SideSection>
  );
}
