import Link from "next/link";
import { AdminFilter } from "@/components/accounts/administration/admin-filter";
import { ListPages } from "@/components/accounts/administration/list-pages";
import { TierTotals } from "@/components/accounts/administration/tier-totals";
import { EmptyState } from "@/components/layout/empty-state";
import {
  type AgreedSubscription,
  PROVIDER_NAMES,
  SUBSCRIPTION_STATE_NAMES,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
  type TierTotal,
} from "@/lib/accounts/administration/agreed-subscription";
import {
  type SubscriptionQuery,
  SUBSCRIPTIONS_PAGE,
  subscriptionsHref,
} from "@/lib/accounts/administration/search-params";
import { personHref } from "@/lib/accounts/administration/listed-person";
import { TIERS } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";

interface SubscriptionTableProps {
  subscriptions: readonly AgreedSubscription[];
  total: number;
  totals: readonly TierTotal[];
  query: SubscriptionQuery;
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** All subscriptions: totals, filters and rows. */
export function SubscriptionTable({ subscriptions, total, totals, query }: SubscriptionTableProps) {
  const countOf = (state: SubscriptionState) => totals.reduce((sum, { counts }) => sum + counts[state], 0);
  return (
    <>
      <TierTotals totals={totals} />
      <AdminFilter
        path={SUBSCRIPTIONS_PAGE}
        states={(["all", ...SUBSCRIPTION_STATES] as const).map((state) => ({
          name: state === "all" ? "All" : SUBSCRIPTION_STATE_NAMES[state],
          count: state === "all" ? SUBSCRIPTION_STATES.reduce((sum, one) => sum + countOf(one), 0) : countOf(state),
          href: subscriptionsHref({ ...query, state, page: 1 }),
          isCurrent: query.state === state,
        }))}
        state={query.state === "all" ? "" : query.state}
        text={query.text}
        searchHint="Owner’s name, email or ID"
        kind={{
          name: "tier",
          label: "Plan",
          all: "All plans",
          value: query.tier ?? "",
          options: TIERS.map((tier) => [tier, PLAN_NAMES[tier]]),
        }}
      >
        <a
          href={subscriptionsHref({ ...query, page: 1 }, "/export")}
          download
          className="link inline-flex min-h-12 items-center"
        >
          Download as CSV
        </a>
      </AdminFilter>
      {subscriptions.length === 0 ? (
        <EmptyState title="No matching subscriptions." />
      ) : (
        <ol className="border-t border-rule">
          {subscriptions.map((subscription) => (
            <SubscriptionRow key={subscription.id} subscription={subscription} />
          ))}
        </ol>
      )}
      <ListPages
        page={query.page}
        pages={Math.max(1, Math.ceil(total / LIST_PAGE))}
        hrefOf={(page) => subscriptionsHref({ ...query, page })}
      />
    </>
  );
}

function SubscriptionRow({ subscription }: { subscription: AgreedSubscription }) {
  const { userId, name, email, tier, state, provider, seats, joined, invited } = subscription;
  const isLoud = state === "past_due";
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 text-s-1 leading-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)] md:items-baseline">
      <div className="min-w-0">
        <h2 className="text-s0 leading-6 font-title">
          <Link
            href={personHref(userId)}
            prefetch={false}
            className="link inline-flex min-h-6 items-center break-all max-md:min-h-11"
          >
            {name ?? email ?? userId}
          </Link>
        </h2>
        {name && email && <p className="break-all text-ink-2">{email}</p>}
      </div>
      <p>
        {PLAN_NAMES[tier]},{" "}
        <span className={isLoud ? "font-title text-lingon" : "font-name"}>
          {SUBSCRIPTION_STATE_NAMES[state].toLowerCase()}
        </span>
        <span className="block text-ink-2">{PROVIDER_NAMES[provider]}</span>
      </p>
      <p>{endWords(subscription)}</p>
      <p className="md:text-right">
        <span className="num">{joined}</span> of <span className="num">{seats}</span> seats
        {invited > 0 && <span className="block text-ink-2">{invited} invited</span>}
      </p>
    </li>
  );
}

/** When it begins and ends, and what follows. */
function endWords({ since, until, state, nextTier }: AgreedSubscription): string {
  const from = DAY.format(new Date(since));
  if (until === null) return state === "ended" ? `Since ${from}` : `Since ${from}, no end date`;
  const to = DAY.format(new Date(until));
  if (state === "ended") return `${from} to ${to}`;
  return `Since ${from}, until ${to}${nextTier ? `, then ${PLAN_NAMES[nextTier]}` : ""}`;
}
