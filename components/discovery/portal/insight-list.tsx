import Link from "next/link";
import { LockIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { missingTier } from "@/lib/access/rights";
import { ANALYSES, type AnalysisId, analysesOf, ANALYSIS_GROUPS, GROUP_IDS } from "@/lib/catalogue/analyses";
import { InsightGlyph } from "./insight-glyph";

function Card({ id, tier }: { id: AnalysisId; tier: Tier | null }) {
  const { path, name, purpose, right } = ANALYSES[id];
  const missing = missingTier({ tier }, right);
  return (
    <Link
      href={missing ? "/pricing" : path}
      prefetch={false}
      className="group/card grid min-h-18 grid-lead-22 items-center gap-4 py-2"
    >
      <span className={missing ? "opacity-60 saturate-50" : undefined}>
        <InsightGlyph analysis={id} />
      </span>
      <span>
        <b className="block leading-5.5 font-name group-hover/card:text-spruce group-hover/card:underline group-hover/card:underline-offset-4">
          {name}
        </b>
        <span className="block text-s-1 leading-5 text-pretty text-ink-2">{purpose}</span>
        {missing ? (
          <span className="mt-0.5 flex items-center gap-1.5 text-s-2 leading-5 font-semibold text-cloudberry-ink">
            <LockIcon /> With {PLAN_NAMES[missing]}
          </span>
        ) : null}
      </span>
    </Link>
  );
}

/** Every analysis, its purpose, and the plan it needs if the reader's does not include it. */
export function InsightList({ tier }: { tier: Tier | null }) {
  return (
    <section aria-labelledby="all-insights" className="mt-14 border-t-2 border-ink pt-3 md:mt-16">
      <h2 id="all-insights" className="text-s1 tracking-heading md:text-s2">
        All insights
      </h2>
      <div className="mt-4 border-t border-rule-strong">
        {GROUP_IDS.map((group) => (
          <section
            key={group}
            aria-label={ANALYSIS_GROUPS[group].name}
            className="grid gap-x-6 gap-y-3 border-b border-rule py-6 last:border-0 lg:grid-cols-4"
          >
            <div>
              <h3 className="text-s1 leading-7 md:text-s2">{ANALYSIS_GROUPS[group].name}</h3>
              <p className="mt-1 measure-28 text-s-1 leading-5 text-ink-2">{ANALYSIS_GROUPS[group].purpose}</p>
            </div>
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3 lg:gap-y-3">
              {analysesOf(group).map((id) => (
                <li key={id} className="max-sm:border-t max-sm:border-rule max-sm:first:border-0">
                  <Card id={id} tier={tier} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
