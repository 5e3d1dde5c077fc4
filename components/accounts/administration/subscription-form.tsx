import { FactList } from "@/components/accounts/account/fact-list";
import { ListTime } from "@/components/accounts/administration/list-time";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { TIERS } from "@/lib/access/claims";
import { agreeSubscription, endNow } from "@/lib/accounts/administration/actions";
import {
  type AgreedSubscription,
  isOurs,
  MOST_EXTRA_SEATS,
  PROVIDER_NAMES,
  SUBSCRIPTION_STATE_NAMES,
} from "@/lib/accounts/administration/agreed-subscription";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";

interface SubscriptionFormProps {
  userId: string;
  subscription: AgreedSubscription | null;
  isGone: boolean;
}

/** The subscription that a person owns, with forms for another plan, more seats, another end date, or cancelling. */
export function SubscriptionForm({ userId, subscription, isGone }: SubscriptionFormProps) {
  return (
    <>
      {subscription ? (
        <FactList facts={factsOf(subscription)} />
      ) : (
        <p className="border-t border-rule py-3 text-s0 leading-6 text-ink-2">No subscription.</p>
      )}
      {isGone ? null : subscription && !isOurs(subscription) ? (
        <p className="mt-3 text-s-1 leading-5 text-ink-2">
          Paid through {PROVIDER_NAMES[subscription.provider]}: change the plan and end date there.
        </p>
      ) : (
        <>
          <AgreeForm userId={userId} subscription={subscription} />
          {subscription && subscription.state !== "ended" && <EndForm userId={userId} subscription={subscription} />}
        </>
      )}
    </>
  );
}

function factsOf({
  tier,
  state,
  provider,
  since,
  until,
  isTrial,
  nextTier,
  seats,
  joined,
  invited,
  extraSeats,
}: AgreedSubscription) {
  return [
    { name: "Plan", value: `${PLAN_NAMES[tier]}${isTrial ? ", trial" : ""}` },
    { name: "Status", value: SUBSCRIPTION_STATE_NAMES[state] },
    { name: "Payments", value: PROVIDER_NAMES[provider] },
    { name: "Since", value: <ListTime at={since} /> },
    { name: "Until", value: until ? <ListTime at={until} /> : "No end date" },
    ...(nextTier ? [{ name: "Then", value: PLAN_NAMES[nextTier] }] : []),
    {
      name: "Seats",
      value: `${joined} of ${seats} used${invited > 0 ? `, ${invited} invited` : ""}${extraSeats > 0 ? ` (${extraSeats} extra)` : ""}`,
    },
  ];
}

function AgreeForm({ userId, subscription }: { userId: string; subscription: AgreedSubscription | null }) {
  const goesOn = subscription !== null && subscription.state !== "ended" && !subscription.isTrial;
  return (
    <form action={agreeSubscription} className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-3">
      <input type="hidden" name="user" value={userId} />
      <input type="hidden" name="seen" value={subscription?.seen ?? ""} />
      <label className="min-w-0 text-s-1 font-name">
        Plan
        <Select name="tier" defaultValue={subscription?.tier ?? TRIAL.tier} className="font-normal">
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>
              {PLAN_NAMES[tier]}
            </option>
          ))}
        </Select>
      </label>
      <label className="min-w-0 text-s-1 font-name">
        Extra seats
        <Input
          name="extra"
          type="number"
          required
          min={0}
          max={MOST_EXTRA_SEATS}
          defaultValue={subscription?.extraSeats ?? 0}
          className="text-s0 font-normal"
        />
      </label>
      <label className="min-w-0 text-s-1 font-name">
        End date
        <Input
          name="until"
          type="date"
          defaultValue={goesOn ? (subscription.until?.slice(0, 10) ?? "") : ""}
          className="text-s0 font-normal"
        />
      </label>
      <p className="text-s-1 leading-5 text-ink-2 sm:col-span-3">
        Leave the end date empty for no end. Extra seats are added to the plan’s own. No one is charged.
      </p>
      <SubmitButton variant="outline" className="justify-self-start">
        {goesOn ? "Change terms" : "Create subscription"}
      </SubmitButton>
    </form>
  );
}

/** Asks before it ends anything, because people lose access at once. */
function EndForm({
  userId,
  subscription: { seen, isTrial, joined },
}: {
  userId: string;
  subscription: AgreedSubscription;
}) {
  const what = isTrial ? "trial" : "subscription";
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-s-1 font-semibold text-lingon underline underline-offset-4 max-md:min-h-11">
        End the {what} now…
      </summary>
      <form action={endNow} className="mt-2 border-l-4 border-lingon pl-4">
        <input type="hidden" name="user" value={userId} />
        <input type="hidden" name="seen" value={seen} />
        <p className="text-s0 leading-6">
          {joined > 1 ? `${joined} people lose access immediately.` : "They lose access immediately."} You can undo
          this.
        </p>
        <SubmitButton variant="destructive" size="sm" className="mt-2 max-md:min-h-11">
          End the {what}
        </SubmitButton>
      </form>
    </details>
  );
}
