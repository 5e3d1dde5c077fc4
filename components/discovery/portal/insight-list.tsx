import Link from "next/link";
import { LockIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { ANALYSIS_GROUPS, type Analysis, type AnalysisPath, missingTier } from "@/lib/discovery/portal/portal-analyses";
import { PLAN_NAMES } from "@/lib/access/plans/plan";
import { type Glyph, InsightGlyph } from "./insight-glyph";

const GLYPHS: Record<AnalysisPath, Glyph> = {
  "/brand-insights/single-country": "single",
  "/brand-insights/multi-country": "multi",
  "/brand-insights/age-groups": "ages",
  "/brand-insights/portfolio": "portfolio",
  "/brand-snapshot": "snapshot",
  "/country-comparison": "countries",
  "/consumer-insights/awareness": "awareness",
  "/consumer-insights/behaviour-groups": "groups",
  "/consumer-insights/priorities": "priorities",
  "/consumer-insights/decision-factors": "factors",
  "/consumer-insights/attitudes": "attitudes",
  "/consumer-insights/topics": "topics",
  "/consumer-insights/say-do-gap": "gap",
  "/consumer-insights/expectations": "expectations",
  "/predictive-insights/trajectory": "trajectory",
  "/predictive-insights/momentum": "momentum",
  "/predictive-insights/claim-check": "claim",
  "/predictive-insights/risks": "risks",
};

function Card({ analysis, tier }: { analysis: Analysis & { path: AnalysisPath }; tier: Tier | null }) {
  const missing = missingTier(analysis, tier);
  return (
    <Link
      href={missing ? "/pricing" : analysis.path}
      prefetch={false}
      className="group/card grid min-h-18 grid-cols-[88px_minmax(0,1fr)] items-center gap-4 py-2"
    >
      <span className={missing ? "opacity-60 saturate-50" : undefined}>
        <InsightGlyph glyph={GLYPHS[analysis.path]} />
      </span>
      <span>
        <b className="block leading-[22px] font-[620] group-hover/card:text-spruce group-hover/card:underline group-hover/card:underline-offset-4">
          {analysis.name}
        </b>
        <span className="block text-s-1 leading-5 text-pretty text-ink-2">{analysis.purpose}</span>
        {missing ? (
          <span className="mt-0.5 flex items-center gap-1.5 text-s-2 leading-5 font-semibold text-cloudberry-ink">
            <LockIcon /> With {PLAN_NAMES[missing]}
          </span>
        ) : null}
      </span>
    </Link>
  );
}

/** Every analysis, what it is for, and which plan opens those that the reader's does not. */
export function InsightList({ tier }: { tier: Tier | null }) {
  return (
    <section aria-labelledby="all-insights" className="mt-14 border-t-2 border-ink pt-3 md:mt-16">
      <h2 id="all-insights" className="text-s1 tracking-[-0.014em] md:text-s2">
        All insights
      </h2>
      <div className="mt-4 border-t border-rule-strong">
        {ANALYSIS_GROUPS.map(({ name, purpose, analyses }) => (
          <section
            key={name}
            aria-label={name}
            className="grid gap-x-6 gap-y-3 border-b border-rule py-6 last:border-0 lg:grid-cols-4"
          >
            <div>
              <h3 className="text-s1 leading-7 md:text-s2">{name}</h3>
              <p className="mt-1 max-w-[28ch] text-s-1 leading-5 text-ink-2">{purpose}</p>
            </div>
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3 lg:gap-y-3">
              {analyses.map((analysis) => (
                <li key={analysis.path} className="max-sm:border-t max-sm:border-rule max-sm:first:border-0">
                  <Card analysis={analysis} tier={tier} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
