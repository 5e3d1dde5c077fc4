import Link from "next/link";
import { Icon, LockIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { missingTier } from "@/lib/access/rights";
import {
  ANALYSES,
  ANALYSIS_KINDS,
  type AnalysisFacts,
  type AnalysisId,
  analysesOfKind,
} from "@/lib/catalogue/analyses";
import { formatNumber } from "@/lib/platform/words/format";
import { RAIL_SHAPES } from "./rail-shapes";

interface AnalysisRailProps {
  tier: Tier | null;
  /** Parameters that every analysis opens with, with their "?". */
  search: string;
  /** The reader's saved charts; null if they could not be loaded. */
  charts: number | null;
}

const ROW =
  "flex min-h-8.25 items-center gap-2.5 text-s-1 leading-4.5 font-value hover:underline hover:underline-offset-4";

function Entry({ id, tier, search }: { id: AnalysisId; tier: Tier | null; search: string }) {
  const { path, name, brief, right }: AnalysisFacts = ANALYSES[id];
  const missing = missingTier({ tier }, right);
  return (
    <Link
      href={missing ? "/pricing" : path + search}
      prefetch={false}
      className={ROW}
      title={missing ? `With ${PLAN_NAMES[missing]}` : undefined}
    >
      <Icon className="size-4.5 shrink-0 text-ink-3">
        <path d={RAIL_SHAPES[id]} />
      </Icon>
      {brief ?? name}
      {missing ? (
        <>
          <LockIcon className="size-3.5 text-ink-3" />
          <span className="sr-only"> with {PLAN_NAMES[missing]}</span>
        </>
      ) : null}
    </Link>
  );
}

/** Every analysis by kind, one line each: beside the page if it is wide, otherwise in columns above it. */
export function AnalysisRail({ tier, search, charts }: AnalysisRailProps) {
  return (
    <nav
      aria-label="All analyses"
      className="no-print grid content-start gap-x-8 pt-2 pb-3 md:max-lg:grid-cols-3 max-lg:border-b max-lg:border-ink lg:border-r lg:border-rule lg:pt-5 lg:pr-6 lg:pb-8"
    >
      {ANALYSIS_KINDS.map(({ name, groups }) => (
        <section
          key={name}
          aria-label={`${name} Insights`}
          className="max-md:not-first:mt-1.5 max-md:not-first:border-t max-md:not-first:border-rule max-md:not-first:pt-1.5 lg:not-first:mt-3"
        >
          <h2 className="text-s-2 leading-5 font-value tracking-normal text-ink-2">{name} Insights</h2>
          <ul className="grid gap-x-3 max-md:grid-cols-2">
            {analysesOfKind(groups).map((id) => (
              <li key={id}>
                <Entry id={id} tier={tier} search={search} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="max-lg:hidden lg:mt-3 lg:border-t lg:border-rule lg:pt-2">
        <Link href="/my-charts" prefetch={false} className={ROW}>
          <Icon className="size-4.5 shrink-0 text-ink-3">
            <path d="M6 3.5h8v13l-4-3-4 3z" />
          </Icon>
          My Charts {charts ? <span className="font-normal text-ink-2">{formatNumber(charts)}</span> : null}
        </Link>
      </p>
    </nav>
  );
}
