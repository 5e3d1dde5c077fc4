"use client";

import Link from "next/link";
import { useSyncExternalStore } from "react";
import styles from "@/components/accounts/pricing/plan-heads.module.css";
import { useWhoIsThere } from "@/components/layout/use-member";
import { buttonVariants } from "@/components/ui/button-look";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { ANONYMOUS_VIEW, type SignedInView } from "@/lib/access/view";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { planWay, type PlanWay as Way } from "@/lib/accounts/billing/plan-way";
import { contactHref } from "@/lib/accounts/contact/topic";

interface PlanWayProps {
  tier: Tier;
  /** Whether plans are sold on this site. Otherwise people contact us. */
  isSold: boolean;
  /** Whether trials are offered on this site. */
  hasTrials: boolean;
}

const never = () => () => undefined;

/**
 * How to get a plan, on a shared page: the visitors' version first; the member's once the viewer is known; without
 * JavaScript a link that works for everyone.
 */
export function PlanWay(props: PlanWayProps) {
  const who = useWhoIsThere();
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (who.status === "member") return <MemberWay {...props} account={who.account} />;
  const href = props.isSold ? checkoutHref(props.tier) : contactHref("plan", props.tier);
  return (
    <>
      <div data-for="visitors">
        <ChosenWay {...props} way={planWay(ANONYMOUS_VIEW, props.tier)} />
      </div>
      <div data-for="anyone" className={styles.ways}>
        {/* Scripts soon know more, unless the request failed. */}
        <div data-for={isScripted && who.status === "unanswered" ? undefined : "unknown"}>
          <Link
            href={href}
            prefetch={false}
            className={buttonVariants({ variant: "outline", className: "min-h-12 w-full" })}
          >
            Go to {PLAN_NAMES[props.tier]}
          </Link>
        </div>
      </div>
    </>
  );
}

function MemberWay({ account, ...props }: PlanWayProps & { account: SignedInView }) {
  const way = planWay(account, props.tier);
  switch (way.kind) {
    case "own":
      return (
        <Held>
          Your plan
          <Link href="/settings" prefetch={false} className="link inline-flex min-h-6 items-center text-s-1">
            Plan and team
          </Link>
        </Held>
      );
    case "included":
      return <Held>Part of your {PLAN_NAMES[way.by]} plan</Held>;
    case "none":
      return <p className={styles.held}>Admins see everything without a plan.</p>;
    default:
      return <ChosenWay {...props} way={way} />;
  }
}

/** As high as a button, so that nothing below moves when it is known. */
function Held({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.ways}>
      <p className={styles.held}>{children}</p>
    </div>
  );
}

/** The buttons of one plan. The page's only solid button starts the trial or, if there is none, chooses that plan. */
function ChosenWay({ tier, isSold, hasTrials, way }: PlanWayProps & { way: Way }) {
  const canTry = way.kind === "choose" && way.canTry && hasTrials;
  const verb = way.kind === "upgrade" ? "Upgrade to" : isSold ? "Choose" : "Ask for";
  return (
    <div className={styles.ways}>
      {canTry && (
        <Link href={checkoutHref(tier, true)} prefetch={false} className={buttonVariants()}>
          Start the {TRIAL.days}-day trial
        </Link>
      )}
      <Link
        href={isSold ? checkoutHref(tier) : contactHref("plan", tier)}
        prefetch={false}
        className={buttonVariants({ variant: tier === TRIAL.tier && !canTry ? "default" : "outline" })}
      >
        {verb} {PLAN_NAMES[tier]}
      </Link>
      {tier === TRIAL.tier && !canTry && (
        <p className="text-s-1 leading-text text-ink-2">
          {way.kind === "upgrade"
            ? "You pay the difference for the rest of your year"
            : isSold
              ? "Starts as soon as you pay"
              : "We’ll send you a quote"}
        </p>
      )}
    </div>
  );
}

/** Beside the name of the plan with a trial: the length of the trial, or the days left of one that has begun. */
export function TrialTag({ hasTrials, className }: { hasTrials: boolean; className: string | undefined }) {
  const who = useWhoIsThere();
  const offer = `${TRIAL.days}-day trial`;
  if (who.status !== "member")
    return hasTrials ? (
      <span data-for="visitors" className={className}>
        {offer}
      </span>
    ) : null;
  const way = planWay(who.account, TRIAL.tier);
  const words = way.kind !== "choose" ? null : way.isTried ? who.account.badge?.text : way.canTry && hasTrials && offer;
  return words ? <span className={className}>{words}</span> : null;
}
