import Link from "next/link";
import { FactList } from "@/components/accounts/account/fact-list";
import { PlainRow } from "@/components/layout/plain-page";
import { ActionButton } from "@/components/accounts/billing/action-button";
import { SumList } from "@/components/accounts/billing/sum-list";
import { buttonVariants } from "@/components/ui/button-look";
import { beginCheckout, beginTrial } from "@/lib/accounts/billing/actions";
import { planFacts } from "@/lib/accounts/billing/plan-facts";
import { type Plan, PLAN_NAMES, TRIAL } from "@/lib/access/plan";

interface OrderViewProps {
  plan: Plan;
  /** Whether a trial is possible first. */
  canTry: boolean;
  /** Whether the person chose a trial. */
  wantsTrial: boolean;
  isTest: boolean;
  /** How many markets the study has. */
  markets: number;
}

/** What a plan includes. */
export function PlanFacts({ plan, markets }: { plan: Plan; markets: number }) {
  return <FactList facts={planFacts(plan, markets)} />;
}

/** The review of an order before payment, or of a trial before it starts. */
export function OrderView({ plan, canTry, wantsTrial, isTest, markets }: OrderViewProps) {
  const name = PLAN_NAMES[plan.tier];
  const isTrial = canTry && wantsTrial;
  return (
    <>
      <PlainRow id="holds" title="What you get">
        <PlanFacts plan={plan} markets={markets} />
        <p className="font-ui text-s-1 leading-5">
          <Link href="/pricing" className="link">
            Compare all plans
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="costs" title="What it costs">
        {isTrial ? (
          <>
            <SumList sums={[]} total={{ text: `${TRIAL.days} days of ${name}`, cents: 0 }} />
            <p>No card needed. After {TRIAL.days} days your account returns to free and you’re not charged.</p>
            <div className="flex flex-wrap gap-3">
              <ActionButton action={beginTrial} variant="upgrade" size="lg">
                Start {TRIAL.days}-day trial
              </ActionButton>
              <Link
                href={`/checkout?plan=${plan.tier}`}
                className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
              >
                Buy {name} instead
              </Link>
            </div>
          </>
        ) : (
          <>
            <SumList sums={[]} total={{ text: `${name}, one year, excluding VAT`, cents: plan.annualPriceEur * 100 }} />
            <p>
              {isTest
                ? "The next page is a test: it takes no money and doesn’t ask for a card."
                : "On the next page you pay; any VAT is added there."}{" "}
              Your plan starts as soon as you pay. It renews each year until you cancel, which you can do at any time
              under Plan and team.
            </p>
            <div className="flex flex-wrap gap-3">
              <ActionButton action={beginCheckout} fields={{ plan: plan.tier }} size="lg">
                Go to payment
              </ActionButton>
              {canTry && (
                <Link
                  href={`/checkout?plan=${plan.tier}&trial=1`}
                  className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
                >
                  Try it for {TRIAL.days} days first
                </Link>
              )}
            </div>
          </>
        )}
      </PlainRow>
    </>
  );
}
