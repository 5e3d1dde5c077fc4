import Link from "next/link";
import { Day } from "@/components/accounts/account/day";
import { FactList } from "@/components/accounts/account/fact-list";
import { ActionButton } from "@/components/accounts/billing/action-button";
import { buttonVariants } from "@/components/ui/button-look";
import { keepPlan, openPanel, payOwed } from "@/lib/accounts/billing/actions";
import { isPaid, type OwnSubscription, stopsAt } from "@/lib/accounts/billing/contract/billing";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { formatYearlyPrice } from "@/lib/accounts/billing/money";
import { byTier, type Plan, PLAN_NAMES } from "@/lib/access/plan";

interface OwnPlanProps {
  own: OwnSubscription;
  plans: readonly Plan[];
}

/** A person's own plan: payment, period, and actions. */
export function OwnPlan({ own, plans }: OwnPlanProps) {
  if (!isPaid(own))
    return own.counts && !own.isTrial ? (
      <p className="font-ui text-s-1 text-ink-2">Agreed in writing. Contact us to change it.</p>
    ) : null;
  const price = plans.find(({ tier }) => tier === (own.nextTier ?? own.tier));
  const isOwed = own.status === "past_due";
  return (
    <>
      {isOwed && own.pastDueSince !== null && (
        <div className="border-l-4 border-cloudberry bg-cloudberry-tint px-4 py-3 font-ui text-s0 leading-6 text-cloudberry-ink">
          <p className="font-semibold">A payment didn’t go through.</p>
          <p>
            {own.counts ? "Your plan stays active until " : "Your plan was paused on "}
            <Day at={stopsAt(own.pastDueSince)} />.{" "}
            {own.counts ? "Please pay before then." : "It resumes as soon as you pay."}
          </p>
          <div className="mt-3">
            <ActionButton action={payOwed}>Pay now</ActionButton>
          </div>
        </div>
      )}
      {(own.counts || isOwed) && (
        <FactList
          facts={[
            ...(own.nextTier === null
              ? []
              : [{ name: "Next plan", value: `${PLAN_NAMES[own.nextTier]}, from the next renewal` }]),
            { name: own.cancels ? "Ends" : "Renews", value: <Day at={own.periodEnd} /> },
            ...(price && !own.cancels
              ? [{ name: "Price", value: `${formatYearlyPrice(price.annualPriceEur)} a year, excluding VAT` }]
              : []),
            { name: "Seats", value: `${own.taken} of ${own.seats} used` },
          ]}
        />
      )}
      {own.counts && !isOwed && <Actions own={own} plans={plans} />}
    </>
  );
}

function Actions({ own, plans }: OwnPlanProps) {
  const isChanging = own.cancels || own.nextTier !== null;
  return (
    <div className="flex flex-wrap gap-3 font-ui">
      {isChanging ? (
        <ActionButton action={keepPlan} size="sm">
          {own.cancels ? "Undo cancellation" : `Stay with ${PLAN_NAMES[own.tier]}`}
        </ActionButton>
      ) : (
        plans
          .filter(({ tier }) => tier !== own.tier)
          .toSorted(byTier)
          .map(({ tier }) => (
            <Link
              key={tier}
              href={checkoutHref(tier)}
              prefetch={false}
              className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:min-h-11" })}
            >
              Change to {PLAN_NAMES[tier]}
            </Link>
          ))
      )}
      {own.provider === "stripe" ? (
        <ActionButton action={openPanel} variant="outline" size="sm">
          Card and billing address
        </ActionButton>
      ) : (
        <Link
          href="/test-checkout"
          prefetch={false}
          className={buttonVariants({ variant: "outline", size: "sm", className: "max-md:min-h-11" })}
        >
          Test the renewal
        </Link>
      )}
      {!own.cancels && (
        <Link
          href="/settings/cancel"
          prefetch={false}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "max-md:min-h-11" })}
        >
          Cancel plan
        </Link>
      )}
    </div>
  );
}
