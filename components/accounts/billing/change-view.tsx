import Link from "next/link";
import { Day } from "@/components/accounts/account/day";
import { PlainRow } from "@/components/layout/plain-page";
import { ActionButton } from "@/components/accounts/billing/action-button";
import { LossList } from "@/components/accounts/billing/loss-list";
import { PlanFacts } from "@/components/accounts/billing/order-view";
import { SumList } from "@/components/accounts/billing/sum-list";
import { buttonVariants } from "@/components/ui/button";
import { downgradePlan, upgradePlan } from "@/lib/accounts/billing/actions";
import { formatEuros, formatYearlyPrice } from "@/lib/accounts/billing/money";
import { sayDaysLeft } from "@/lib/accounts/billing/contract/proration";
import type { Quote } from "@/lib/accounts/billing/contract/port";
import { type Plan, PLAN_NAMES } from "@/lib/access/plan";

interface UpgradeViewProps {
  from: Plan;
  to: Plan;
  quote: Quote;
  /** ISO time. */
  periodEnd: string;
}

const BACK = (
  <Link href="/settings" className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}>
    Keep my plan
  </Link>
);

/** An upgrade before it is confirmed: what it adds, and the price for the rest of the year. */
export function UpgradeView({ from, to, quote, periodEnd }: UpgradeViewProps) {
  const sums = [
    { text: `${PLAN_NAMES[to.tier]}, ${sayDaysLeft(quote.days)}`, cents: quote.chargeCents },
    { text: `${PLAN_NAMES[from.tier]}, credit for the same days`, cents: -quote.creditCents },
  ];
  return (
    <>
      <PlainRow id="holds" title="What you get">
        <PlanFacts plan={to} />
      </PlainRow>
      <PlainRow id="costs" title="What it costs">
        <SumList sums={sums} total={{ text: "Due now", cents: quote.dueCents }} />
        <p>
          Your upgrade starts at once. From <Day at={periodEnd} /> it costs {formatYearlyPrice(to.annualPriceEur)} a
          year, excluding VAT.
        </p>
        <div className="flex flex-wrap gap-3">
          <ActionButton
            action={upgradePlan}
            fields={{ plan: to.tier, at: quote.at.toISOString() }}
            variant="upgrade"
            size="lg"
          >
            Upgrade and pay {formatEuros(quote.dueCents)}
          </ActionButton>
          {BACK}
        </div>
      </PlainRow>
    </>
  );
}

interface DowngradeViewProps {
  to: Plan;
  losses: readonly string[];
  seats: readonly { email: string; hasJoined: boolean }[];
  /** ISO time. */
  periodEnd: string;
}

/** A smaller plan, before it is confirmed: when it starts, and what ends. */
export function DowngradeView({ to, losses, seats, periodEnd }: DowngradeViewProps) {
  return (
    <>
      <PlainRow id="goes" title="What you lose">
        <LossList losses={losses} seats={seats} />
      </PlainRow>
      <PlainRow id="when" title="When it happens">
        <p>
          Nothing changes before <Day at={periodEnd} />; your plan is paid until then. From that day{" "}
          {PLAN_NAMES[to.tier]} costs {formatYearlyPrice(to.annualPriceEur)} a year, excluding VAT. You can undo this
          until then.
        </p>
        <div className="flex flex-wrap gap-3">
          <ActionButton action={downgradePlan} fields={{ plan: to.tier }} variant="secondary" size="lg">
            Change to {PLAN_NAMES[to.tier]}
          </ActionButton>
          {BACK}
        </div>
      </PlainRow>
    </>
  );
}
