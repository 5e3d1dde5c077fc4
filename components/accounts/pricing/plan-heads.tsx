import Link from "next/link";
import styles from "@/components/accounts/pricing/plan-heads.module.css";
import { buttonVariants } from "@/components/ui/button";
import type { Tier } from "@/lib/access/claims";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { contactHref } from "@/lib/accounts/contact/topic";
import { formatNumber } from "@/lib/platform/words/format";
import { monthlyEquivalent, PLAN_NAMES, TRIAL, type Plan } from "@/lib/access/plan";
import { cn } from "@/components/ui/class-names";

const FOR: Record<Tier, string> = {
  essential: "Know where your brand stands this year, and with whom.",
  professional: "Follow a portfolio, and see where it is heading.",
  enterprise: "All years, early warnings, and the data in your own tools.",
};

/** Yearly price by the month, and the word that says where it was rounded. */
function byTheMonth(plan: Plan): string {
  const isExact = monthlyEquivalent(plan) * 12 === plan.annualPriceEur;
  return `${isExact ? "" : "about "}€${formatNumber(monthlyEquivalent(plan))} a month, billed yearly`;
}

interface PlanHeadsProps {
  plans: readonly Plan[];
  /** Are plans bought on this site? Otherwise they are asked for. */
  isSold: boolean;
  canTry: boolean;
}

/** The plans side by side: for whom, at what price, and how to get one. */
export function PlanHeads({ plans, isSold, canTry }: PlanHeadsProps) {
  return (
    <div className={styles.heads}>
      <p className={styles.terms}>
        Prices per organisation, excluding VAT. {isSold && "Change or cancel at the end of each year. "}The monthly
        figure is the yearly price divided by twelve, to the nearest euro, for comparison only.
      </p>
      {plans.map((plan) => {
        const { tier } = plan;
        const onTrial = tier === TRIAL.tier;
        return (
          <section key={tier} aria-labelledby={`plan-${tier}`} className={cn(styles.head, onTrial && styles.middle)}>
            <h2 id={`plan-${tier}`}>{PLAN_NAMES[tier]}</h2>
            <p className={styles.for}>{FOR[tier]}</p>
            <p className={styles.price}>€{formatNumber(plan.annualPriceEur)}</p>
            <p className={styles.per}>
              per year, excluding VAT
              <span>{byTheMonth(plan)}</span>
            </p>
            <p className={styles.holds}>
              <span>
                <b>{plan.seats}</b> seats
              </span>{" "}
              <span>
                <b>{plan.historicalYears}</b> years of scores
              </span>
            </p>
            <Link
              href={isSold ? checkoutHref(tier) : contactHref("plan", tier)}
              prefetch={false}
              className={cn(buttonVariants({ variant: onTrial ? "upgrade" : "outline" }), "w-full")}
            >
              {labelOf(tier, isSold)}
            </Link>
            <p className={styles.after}>
              {isSold ? (
                <AfterSale isTried={onTrial && canTry} tier={tier} />
              ) : onTrial ? (
                "Free, and back to free by itself"
              ) : (
                "We answer with an offer"
              )}
            </p>
          </section>
        );
      })}
    </div>
  );
}

function labelOf(tier: Tier, isSold: boolean): string {
  if (isSold) return `Choose ${PLAN_NAMES[tier]}`;
  return tier === TRIAL.tier ? `Ask for a ${TRIAL.days}-day trial` : `Ask for ${PLAN_NAMES[tier]}`;
}

function AfterSale({ tier, isTried }: { tier: Tier; isTried: boolean }) {
  if (!isTried) return "Open as soon as it is paid";
  return (
    <>
      Or{" "}
      <Link href={checkoutHref(tier, true)} prefetch={false} className={cn("link", styles.trial)}>
        start the {TRIAL.days}-day trial
      </Link>
      . No card for the trial.
    </>
  );
}
