import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { contactHref } from "@/lib/accounts/contact/topic";
import type { Need, WaitlistReader } from "@/lib/accounts/waitlist/wanted";

interface WhatItTakesProps {
  need: Need;
  /** Null if the viewer is unknown. */
  reader: WaitlistReader | null;
  /** Whether plans are sold on this site. Otherwise people contact us. */
  isSold: boolean;
}

const WAYS = "mt-5.5 flex flex-wrap gap-2.5 max-md:[&>a]:w-full [&>a]:min-h-12";
const NOTE = "mt-3 text-s-1 leading-5 text-ink-2";

const ALL_PLANS = (
  <Link href="/pricing" prefetch={false} className={buttonVariants({ variant: "outline" })}>
    Compare all plans
  </Link>
);

/** The way to the page someone came for: for visitors to sign in, for members to the plan that opens it. */
export function WhatItTakes({ need, reader, isSold }: WhatItTakesProps) {
  if (reader !== null && reader.viewer.level !== "anonymous")
    return <MemberWays need={need} reader={reader} isSold={isSold} />;
  const { back } = need;
  const signIn = `/auth?${new URLSearchParams({ mode: "signin", ...(back && { from: back }) }).toString()}`;
  return (
    <>
      <p className={WAYS}>
        <Link href={signIn} prefetch={false} className={buttonVariants()}>
          Sign In
        </Link>
        {ALL_PLANS}
      </p>
      <p className={NOTE}>Already have a plan? Sign in with that account to open the page.</p>
    </>
  );
}

function MemberWays({ need, reader, isSold }: WhatItTakesProps & { reader: WaitlistReader }) {
  const { back, tier, isHeld, isTriable } = need;
  if (isHeld)
    return (
      <p className={WAYS}>
        <Link href={back ?? "/insights"} prefetch={false} className={buttonVariants()}>
          Open the page
        </Link>
      </p>
    );
  if (tier === null) return <p className={WAYS}>{ALL_PLANS}</p>;
  const isUpgrade = reader.viewer.tier !== null && !reader.isTrial;
  const verb = isSold ? (isUpgrade ? "Upgrade to" : "Choose") : "Ask for";
  return (
    <>
      <p className={WAYS}>
        {isTriable && (
          <Link href={checkoutHref(TRIAL.tier, true)} prefetch={false} className={buttonVariants()}>
            Start the {TRIAL.days}-day trial
          </Link>
        )}
        <Link
          href={isSold ? checkoutHref(tier) : contactHref("plan", tier)}
          prefetch={false}
          className={buttonVariants({ variant: isTriable ? "outline" : "default" })}
        >
          {verb} {PLAN_NAMES[tier]}
        </Link>
        {ALL_PLANS}
      </p>
      <p className={NOTE}>
        {!isSold
          ? "We’ll send you a quote."
          : isUpgrade
            ? "Opens at once. You pay the difference for the rest of your year; you see the exact amount before you confirm."
            : `Opens as soon as you pay.${isTriable ? ` The trial is for the ${PLAN_NAMES[TRIAL.tier]} plan and needs no card.` : ""}`}
      </p>
    </>
  );
}
