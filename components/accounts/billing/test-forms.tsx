import { FactList } from "@/components/accounts/account/fact-list";
import { PlainRow } from "@/components/layout/plain-page";
import { ActionButton } from "@/components/accounts/billing/action-button";
import { SumList } from "@/components/accounts/billing/sum-list";
import type { Tier } from "@/lib/access/claims";
import { bringTestRenewal, settleTestDebt, settleTestOrder } from "@/lib/accounts/billing/test-checkout/actions";
import type { TestOrder } from "@/lib/accounts/billing/test/order";
import { type Plan, PLAN_NAMES } from "@/lib/access/plan";

/** An order in the test checkout, and its possible outcomes. */
export function TestOrderForm({ order, session }: { order: TestOrder; session: string }) {
  const { tier, cents, billedTo } = order;
  return (
    <>
      <PlainRow id="order" title="The order">
        <SumList sums={[]} total={{ text: `${PLAN_NAMES[tier]}, one year`, cents }} />
        <FactList
          facts={[
            { name: "Billed to", value: [billedTo.name, ...billedTo.lines].filter(Boolean).join(", ") },
            { name: "Receipt to", value: billedTo.email },
          ]}
        />
      </PlainRow>
      <PlainRow id="pay" title="What happens">
        <div className="flex flex-wrap gap-3">
          <ActionButton action={settleTestOrder} fields={{ session, outcome: "pays" }} size="lg">
            Pay
          </ActionButton>
          <ActionButton action={settleTestOrder} fields={{ session, outcome: "pays-once" }} variant="outline" size="lg">
            Pay, then fail the renewal
          </ActionButton>
          <ActionButton action={settleTestOrder} fields={{ session, outcome: "declines" }} variant="outline" size="lg">
            Decline
          </ActionButton>
        </div>
      </PlainRow>
    </>
  );
}

/** The amount due after a failed renewal. */
export function TestDebt({ plan }: { plan: Plan }) {
  return (
    <PlainRow id="owed" title="Amount due">
      <SumList sums={[]} total={{ text: `${PLAN_NAMES[plan.tier]}, one year`, cents: plan.annualPriceEur * 100 }} />
      <ActionButton action={settleTestDebt} size="lg">
        Pay amount due
      </ActionButton>
    </PlainRow>
  );
}

/** A year is long in a demonstration, so its end can be brought forward. */
export function TestRenewal({ tier }: { tier: Tier }) {
  return (
    <PlainRow id="renewal" title="The renewal">
      <p>
        Ends the paid year of {PLAN_NAMES[tier]} now and applies what was chosen: renewal, a downgrade or cancellation.
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionButton action={bringTestRenewal} fields={{ payment: "works" }} size="lg">
          End the year, payment works
        </ActionButton>
        <ActionButton action={bringTestRenewal} fields={{ payment: "fails" }} variant="outline" size="lg">
          End the year, payment fails
        </ActionButton>
      </div>
    </PlainRow>
  );
}
