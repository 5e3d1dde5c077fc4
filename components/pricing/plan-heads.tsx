import Link from "next/link";
import styles from "@/components/pricing/plan-heads.module.css";
import { buttonVariants } from "@/components/ui/button";
import type { Tier } from "@/lib/access/claims";
import { formatNumber } from "@/lib/figures/format";
import { monthlyEquivalent, TIER_NAMES, TRIAL, type Plan } from "@/lib/subscriptions/plan";
import { cn } from "@/lib/utils";
import { waitlistHref } from "@/lib/waitlist/wanted";

const FOR: Record<Tier, string> = {
  essential: "Know where your brand stands this year, and with whom.",
  professional: "Follow a portfolio, and see where it is heading.",
  enterprise: "All years, early warnings, and the data in your own tools.",
};

/** The plans side by side: for whom, at what price, and how to get one. Plans are sold by contact. */
export function PlanHeads({ plans }: { plans: readonly Plan[] }) {
  return (
    <div className={styles.heads}>
      <p className={styles.terms}>
        Prices per organisation and year, excluding VAT. The monthly figure is the yearly price divided by twelve, to the
        nearest euro; plans are billed by the year.
      </p>
      {plans.map((plan) => {
        const { tier } = plan;
        const onTrial = tier === TRIAL.tier;
        return (
          <section key={tier} aria-labelledby={`plan-${tier}`} className={cn(styles.head, onTrial && styles.middle)}>
            <h2 id={`plan-${tier}`}>{TIER_NAMES[tier]}</h2>
            <p className={styles.for}>{FOR[tier]}</p>
            <p className={styles.price}>€{formatNumber(plan.annualPriceEur)}</p>
            <p className={styles.per}>per year, or €{formatNumber(monthlyEquivalent(plan))} a month</p>
            <Link
              href={waitlistHref({ tier })}
              prefetch={false}
              className={cn(buttonVariants({ variant: onTrial ? "upgrade" : "line" }), "w-full")}
            >
              {onTrial ? `Ask for a ${TRIAL.days}-day trial` : `Ask for ${TIER_NAMES[tier]}`}
            </Link>
          </section>
        );
      })}
    </div>
  );
}
