"use client";

import Link from "next/link";
import { useSyncExternalStore } from "react";
import { useWhoIsThere } from "@/components/layout/use-member";
import { cn } from "@/components/ui/class-names";
import { buttonVariants } from "@/components/ui/button";
import type { Tier } from "@/lib/access/claims";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { ANONYMOUS_VIEW, type SignedInView } from "@/lib/access/view";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { planWay, type PlanWay as Way } from "@/lib/accounts/billing/plan-way";
import { contactHref } from "@/lib/accounts/contact/topic";

interface PlanWayProps {
  tier: Tier;
  /** Are plans sold on this site? Otherwise people contact us. */
  isSold: boolean;
  /** Are there trials on this site? */
  hasTrials: boolean;
}

const BUTTON = "w-full max-lg:px-1.5 max-lg:text-center max-lg:whitespace-normal md:max-lg:text-s-1";
const NOTE = "mt-2.5 text-s-1 leading-text text-ink-2";

const never = () => () => undefined;

/**
 * How to get a plan, on a page that is the same for everyone: for visitors to choose it; for members what it is to them,
 * once that is known; without JavaScript a way on that holds for any reader.
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
      <div data-for="anyone">
        {/* Scripts know more in a moment, unless there was no answer. */}
        <div data-for={isScripted && who.status === "visitor" ? undefined : "unknown"}>
          <Link href={href} prefetch={false} className={cn(buttonVariants({ variant: "outline" }), BUTTON)}>
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
      return <Held words="Your plan" />;
    case "included":
      return <Held words={`Part of your ${PLAN_NAMES[way.by]} plan`} />;
    case "none":
      return <p className={NOTE}>Admins see everything without a plan.</p>;
    default:
      return <ChosenWay {...props} way={way} />;
  }
}

function Held({ words }: { words: string }) {
  return (
    <>
      <p className="font-semibold">{words}</p>
      <p className={NOTE}>
        <Link href="/settings" prefetch={false} className="link inline-block min-h-6">
          Plan and team
        </Link>
      </p>
    </>
  );
}

function ChosenWay({ tier, isSold, hasTrials, way }: PlanWayProps & { way: Way }) {
  const name = PLAN_NAMES[tier];
  const canTry = way.kind === "choose" && way.canTry && hasTrials;
  const verb = way.kind === "upgrade" ? "Upgrade to" : isSold ? "Choose" : "Ask for";
  return (
    <>
      <Link
        href={isSold ? checkoutHref(tier) : contactHref("plan", tier)}
        prefetch={false}
        className={cn(buttonVariants({ variant: tier === TRIAL.tier ? "upgrade" : "outline" }), BUTTON)}
      >
        {verb} {name}
      </Link>
      <p className={NOTE}>
        {way.kind === "choose" && way.isTried ? "You’re trying it now. " : null}
        {canTry ? (
          <>
            Or{" "}
            <Link href={checkoutHref(tier, true)} prefetch={false} className="link inline-block min-h-6">
              start the {TRIAL.days}-day trial
            </Link>
            . No card needed for the trial.
          </>
        ) : isSold ? (
          "Starts as soon as you pay"
        ) : (
          "We’ll send you a quote"
        )}
      </p>
    </>
  );
}
