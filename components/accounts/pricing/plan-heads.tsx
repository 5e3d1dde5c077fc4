import { PlanWay } from "@/components/accounts/pricing/plan-way";
import type { Tier } from "@/lib/access/claims";
import { formatYearlyPrice } from "@/lib/accounts/billing/money";
import { formatNumber } from "@/lib/platform/words/format";
import { monthlyEquivalent, PLAN_NAMES, TRIAL, type Plan } from "@/lib/access/plan";
import { cn } from "@/components/ui/class-names";

const FOR: Record<Tier, string> = {
  essential: "Know how your brand is rated, and by whom.",
  professional: "Track a portfolio and see where it is heading.",
  enterprise: "Every year of data, early warnings, and the API for your own tools.",
};

/** The yearly price per month, and a word that says if it was rounded. */
function byTheMonth(plan: Plan): string {
  const isExact = monthlyEquivalent(plan) * 12 === plan.annualPriceEur;
  return `${isExact ? "" : "about "}€${formatNumber(monthlyEquivalent(plan))} a month, billed yearly`;
}

/** The plan that can be tried is highlighted. */
const HEAD = "border-t-2 pt-4.5 pb-8 md:border-l md:border-l-rule md:px-4 md:pt-5 md:pb-7 lg:px-7";
const MARKED =
  "border-t-cloudberry-line max-md:border-t-4 md:bg-paper-raised md:shadow-[inset_0_4px_0_var(--cloudberry-line)]";
const NOTE = "text-s-1 text-ink-2";
const HELD = "text-s1 font-name tracking-lead text-ink";

interface PlanHeadsProps {
  plans: readonly Plan[];
  /** Are plans sold on this site? Otherwise people contact us. */
  isSold: boolean;
  /** Are there trials on this site? */
  hasTrials: boolean;
}

/** The plans side by side, in the same four columns as the comparison: who it is for, the price, and how to get it. */
export function PlanHeads({ plans, isSold, hasTrials }: PlanHeadsProps) {
  return (
    <div className="mt-8 md:mt-12 md:grid md:grid-cols-[26%_repeat(3,minmax(0,1fr))] lg:grid-cols-[31%_repeat(3,minmax(0,1fr))]">
      <p className={cn(NOTE, "measure-34 self-end pb-7 leading-normal md:pr-5 lg:pr-12")}>
        Prices per organisation, excluding VAT. {isSold && "Change or cancel at the end of each year. "}Monthly prices
        are the yearly price divided by 12, rounded to the nearest euro, for comparison only.
      </p>
      {plans.map((plan) => {
        const { tier } = plan;
        const onTrial = tier === TRIAL.tier;
        return (
          <section key={tier} aria-labelledby={`plan-${tier}`} className={cn(HEAD, onTrial ? MARKED : "border-t-ink")}>
            <h2 id={`plan-${tier}`} className="text-s3 md:max-lg:text-s2">
              {PLAN_NAMES[tier]}
            </h2>
            <p className={cn(NOTE, "mt-2 mb-5.5 leading-text text-balance md:min-h-10.5")}>{FOR[tier]}</p>
            <p className="text-s5 leading-none font-semibold tracking-display md:max-lg:text-[32px]">
              {formatYearlyPrice(plan.annualPriceEur)}
            </p>
            <p className={cn(NOTE, "mt-2 leading-normal")}>
              per year, excluding VAT
              <span className="block">{byTheMonth(plan)}</span>
            </p>
            <p className={cn(NOTE, "mt-4.5 mb-5 flex flex-wrap gap-x-4 border-t border-rule pt-3 leading-normal")}>
              <span className="whitespace-nowrap">
                <b className={HELD}>{plan.seats}</b> seats
              </span>{" "}
              <span className="whitespace-nowrap">
                <b className={HELD}>{plan.historicalYears}</b> years of scores
              </span>
            </p>
            <PlanWay tier={tier} isSold={isSold} hasTrials={hasTrials} />
          </section>
        );
      })}
    </div>
  );
}
