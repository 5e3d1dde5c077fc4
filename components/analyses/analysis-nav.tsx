import Link from "next/link";
import { CurrentInView } from "./current-in-view";
import { LockIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { missingTier } from "@/lib/access/rights";
import { ANALYSES, type AnalysisGroup, type AnalysisId, ANALYSIS_IDS } from "@/lib/catalogue/analyses";

/** Groups whose pages are listed together: markets are compared by brand. */
const TOGETHER: readonly (readonly AnalysisGroup[])[] = [["brands", "countries"], ["consumers"], ["predictions"]];

/** The analyses listed on a page: those of its own kind. */
function analysesBeside(analysis: AnalysisId): readonly AnalysisId[] {
  const groups = TOGETHER.find((each) => each.includes(ANALYSES[analysis].group)) ?? [];
  return ANALYSIS_IDS.filter((id) => groups.includes(ANALYSES[id].group));
}

export interface AnalysisNavProps {
  /** The analysis that the page shows. */
  analysis: AnalysisId;
  /** Pages above this one. */
  trail?: readonly { href: string; label: string }[] | undefined;
  /** The reader's plan; pages it lacks say which one opens them. Left out: nothing is said of plans. */
  tier?: Tier | null | undefined;
  /** Parameters that go along to the other analyses: market, industry and brands stay what they are. With its "?". */
  search?: string | undefined;
}

/** The way between the analyses, and back to the portal. */
export function AnalysisNav({
  analysis,
  trail = [{ href: "/insights", label: "Insights Portal" }],
  tier,
  search = "",
}: AnalysisNavProps) {
  return (
    <nav aria-label="All analyses" className="border-b border-rule print:hidden">
      <div className="wrap flex min-h-12 items-center justify-between gap-6 overflow-hidden">
        <ol className="flex gap-2 text-s-1 whitespace-nowrap text-ink-2 max-lg:hidden">
          {trail.map(({ href, label }, index) => (
            <li key={href} className="flex gap-2">
              {index > 0 ? <span aria-hidden="true">/</span> : null}
              <Link href={href} className="hover:text-ink hover:underline hover:underline-offset-4">
                {label}
              </Link>
            </li>
          ))}
        </ol>
        <CurrentInView className="relative -mx-5 flex gap-7 overflow-x-auto px-5 [scrollbar-width:none] md:-mx-10 md:px-10 lg:mx-0 lg:px-0">
          {analysesBeside(analysis).map((id) => {
            const each = ANALYSES[id];
            const locked = tier === undefined ? null : missingTier({ tier }, each.right);
            return (
              <li key={id}>
                <Link
                  href={each.path + (id === analysis ? "" : search)}
                  prefetch={false}
                  aria-current={id === analysis ? "page" : undefined}
                  className="flex min-h-12 items-center gap-1.5 border-b-2 border-transparent pt-0.5 text-s-1 whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {locked ? <LockIcon /> : null}
                  {each.name}
                  {locked ? <span className="text-s-2 text-ink-3">{PLAN_NAMES[locked]}</span> : null}
                </Link>
              </li>
            );
          })}
        </CurrentInView>
      </div>
    </nav>
  );
}
