import Link from "next/link";
import styles from "@/components/accounts/pricing/plan-heads.module.css";
import { pointsOf } from "@/components/accounts/pricing/plan-points";
import { PlanWay, TrialTag } from "@/components/accounts/pricing/plan-way";
import { cn } from "@/components/ui/class-names";
import { buttonVariants } from "@/components/ui/button-look";
import { CheckIcon } from "@/components/ui/icon";
import type { Tier } from "@/lib/access/claims";
import { formatYearlyPrice } from "@/lib/accounts/billing/money";
import { formatNumber } from "@/lib/platform/words/format";
import { monthlyEquivalent, PLAN_NAMES, TRIAL, type Plan } from "@/lib/access/plan";
import { FULL_RANKINGS } from "@/lib/rankings/search-params";

const FOR: Record<Tier, string> = {
  essential: "Know how your brand is rated, and by whom.",
  professional: "Track a portfolio and see where it is heading.",
  enterprise: "Every year of data, early warnings, and the API for your own tools.",
};

/** The yearly price per month, marked if it was rounded. */
function byTheMonth(plan: Plan): string {
  const isExact = monthlyEquivalent(plan) * 12 === plan.annualPriceEur;
  return `${isExact ? "" : "about "}€${formatNumber(monthlyEquivalent(plan))} a month, billed yearly`;
}

const FINE = "text-note leading-text text-ink-2";

interface PlanHeadsProps {
  plans: readonly Plan[];
  /** Whether plans are sold on this site. Otherwise people contact us. */
  isSold: boolean;
  /** Whether trials are offered on this site. */
  hasTrials: boolean;
}

/**
 * The free account and the plans, in the four columns of the comparison: for whom, price, how to get it, and what it
 * adds to the previous one.
 */
export function PlanHeads({ plans, isSold, hasTrials }: PlanHeadsProps) {
  return (
    <div className={styles.plans}>
      <FreeHead />
      {plans.map((plan, at) => {
        const { tier } = plan;
        const isMarked = tier === TRIAL.tier;
        return (
          <section key={tier} aria-labelledby={`plan-${tier}`} className={cn(styles.plan, isMarked && styles.marked)}>
            <div className={styles.name}>
              <h2 id={`plan-${tier}`} className="text-s2">
                {PLAN_NAMES[tier]}
              </h2>
              {isMarked && <TrialTag hasTrials={hasTrials} className={styles.tag} />}
            </div>
            <p className={styles.price}>{formatYearlyPrice(plan.annualPriceEur)}</p>
            <p className={FINE}>
              per year, excluding VAT
              <span className="block">{byTheMonth(plan)}</span>
            </p>
            <p className="mt-2.5 mb-4.5 text-s-1 leading-text text-ink-2 md:min-h-10.5">{FOR[tier]}</p>
            <PlanWay tier={tier} isSold={isSold} hasTrials={hasTrials} />
            <ul className={styles.points}>
              {pointsOf(plan, plans[at - 1] ?? null).map((point) => (
                <li key={point}>
                  <CheckIcon />
                  {point}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function FreeHead() {
  return (
    <section aria-labelledby="free" className={cn(styles.plan, styles.free)}>
      <div className={styles.name}>
        <h2 id="free" className="text-s2">
          Free
        </h2>
      </div>
      <p className={styles.price}>€0</p>
      <p className="mt-1 mb-4.5 text-s-1 leading-text text-ink-2">
        Every ranking position, by country and by industry. No scores.
      </p>
      <p>
        <Link
          data-for="visitors"
          href="/auth?mode=signup"
          prefetch={false}
          className={buttonVariants({ variant: "outline", className: "min-h-12" })}
        >
          Sign Up Free
        </Link>
        <Link
          data-for="anyone"
          href={FULL_RANKINGS}
          prefetch={false}
          className={buttonVariants({ variant: "outline", className: "min-h-12" })}
        >
          Explore Rankings
        </Link>
      </p>
      <p data-for="visitors" className={`${FINE} mt-4`}>
        Without an account:{" "}
        <Link href="/rankings" className="link">
          the top 10 of every country
        </Link>
        .
      </p>
    </section>
  );
}
