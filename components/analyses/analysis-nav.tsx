import Link from "next/link";
import { CurrentInView } from "./current-in-view";
import { LockIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plans/plan";
import { TIERS } from "@/lib/access/claims";

interface Analysis {
  path: string;
  name: string;
  /** The smallest plan it belongs to. */
  tier: Tier;
}

const BRANDS: readonly Analysis[] = [
  { path: "/brand-insights/single-country", name: "Single country", tier: "essential" },
  { path: "/brand-insights/multi-country", name: "Multi-country", tier: "essential" },
  { path: "/country-comparison", name: "Country comparison", tier: "essential" },
  { path: "/brand-insights/age-groups", name: "Age groups", tier: "essential" },
  { path: "/brand-insights/portfolio", name: "Portfolio", tier: "professional" },
  { path: "/brand-snapshot", name: "Brand snapshot", tier: "essential" },
];

const CONSUMERS: readonly Analysis[] = [
  { path: "/consumer-insights/awareness", name: "Public awareness", tier: "essential" },
  { path: "/consumer-insights/behaviour-groups", name: "Behaviour groups", tier: "essential" },
  { path: "/consumer-insights/priorities", name: "Priorities", tier: "essential" },
  { path: "/consumer-insights/decision-factors", name: "Decision factors", tier: "essential" },
  { path: "/consumer-insights/attitudes", name: "Attitudes", tier: "essential" },
  { path: "/consumer-insights/topics", name: "Topics", tier: "essential" },
  { path: "/consumer-insights/say-do-gap", name: "Say–do gap", tier: "essential" },
  { path: "/consumer-insights/expectations", name: "Expectations", tier: "essential" },
];

const PREDICTIONS: readonly Analysis[] = [
  { path: "/predictive-insights/trajectory", name: "Trajectory", tier: "professional" },
  { path: "/predictive-insights/momentum", name: "Momentum", tier: "professional" },
  { path: "/predictive-insights/claim-check", name: "Claim check", tier: "professional" },
  { path: "/predictive-insights/risks", name: "Risk alerts", tier: "enterprise" },
];

/** The analyses a page stands among: those of its own kind. */
function analysesBeside(path: string): readonly Analysis[] {
  return [CONSUMERS, PREDICTIONS].find((kind) => kind.some((each) => each.path === path)) ?? BRANDS;
}

export interface AnalysisNavProps {
  /** The page's own path. */
  path: string;
  /** Pages above this one. */
  trail?: readonly { href: string; label: string }[] | undefined;
  /** The reader's plan; pages it lacks say which one opens them. Left out: nothing is said of plans. */
  tier?: Tier | null | undefined;
  /** Parameters that go along to the other analyses: market, industry and brands stay what they are. With its "?". */
  carried?: string | undefined;
}

const isOpen = (needed: Tier, tier: Tier | null) => tier !== null && TIERS.indexOf(tier) >= TIERS.indexOf(needed);

/** The way between the analyses, and back to the portal. */
export function AnalysisNav({
  path,
  trail = [{ href: "/insights", label: "Insights portal" }],
  tier,
  carried = "",
}: AnalysisNavProps) {
  return (
    <nav aria-label="Analyses" className="border-b border-rule print:hidden">
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
          {analysesBeside(path).map((each) => {
            const locked = tier === undefined || isOpen(each.tier, tier) ? null : PLAN_NAMES[each.tier];
            return (
              <li key={each.path}>
                <Link
                  href={each.path + (each.path === path ? "" : carried)}
                  prefetch={false}
                  aria-current={each.path === path ? "page" : undefined}
                  className="flex min-h-12 items-center gap-1.5 border-b-2 border-transparent pt-0.5 text-s-1 whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-spruce aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {locked ? <LockIcon /> : null}
                  {each.name}
                  {locked ? <span className="text-s-2 text-ink-3">{locked}</span> : null}
                </Link>
              </li>
            );
          })}
        </CurrentInView>
      </div>
    </nav>
  );
}
