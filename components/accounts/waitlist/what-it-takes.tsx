import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { contactHref } from "@/lib/accounts/contact/topic";
import { type Need, sayAdds, type WaitlistReader } from "@/lib/accounts/waitlist/wanted";

interface WhatItTakesProps {
  need: Need;
  /** Null where it is not known who reads. */
  reader: WaitlistReader | null;
  /** Are plans sold on this site? Otherwise people contact us. */
  isSold: boolean;
}

/** What the reader has, in a sentence. */
function standing({ viewer, name, isTrial }: WaitlistReader, isHeld: boolean): string {
  const own = viewer.tier === null ? null : PLAN_NAMES[viewer.tier];
  if (viewer.role === "admin") return `You are signed in as ${name}. Admins see everything without a plan.`;
  if (own === null) return `You are signed in as ${name}, and your account has no plan.`;
  const has = isTrial
    ? `You are signed in as ${name} and are trying ${own}`
    : `You are signed in as ${name} with ${own}`;
  return `${has}${isHeld ? ", which includes it" : ""}.`;
}

/** Which plan opens the page someone came for, what they have, and the way to it. */
export function WhatItTakes({ need, reader, isSold }: WhatItTakesProps) {
  const { back, tier, isHeld, adds } = need;
  const isMember = reader !== null && reader.viewer.level !== "anonymous";
  const signIn = `/auth?${new URLSearchParams({ mode: "signin", ...(back && { from: back }) }).toString()}`;
  return (
    <>
      <p>{need.sentence}</p>
      {isMember ? (
        <p>
          {standing(reader, isHeld)}
          {!isHeld && tier && adds.length > 0 ? ` ${sayAdds(tier, adds)}` : null}
        </p>
      ) : (
        <p>Already have a plan? Sign in with that account to open the page.</p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isMember ? <MemberWays need={need} reader={reader} isSold={isSold} /> : null}
        {isMember ? null : (
          <Link href={signIn} prefetch={false} className={buttonVariants()}>
            Sign In
          </Link>
        )}
        <Link href="/pricing" className="link inline-flex min-h-6 items-center font-ui">
          What each plan includes
        </Link>
      </p>
    </>
  );
}

function MemberWays({
  need: { back, tier, isHeld, isTriable },
  reader,
  isSold,
}: WhatItTakesProps & { reader: WaitlistReader }) {
  if (isHeld)
    return (
      <Link href={back ?? "/insights"} prefetch={false} className={buttonVariants()}>
        Open the page
      </Link>
    );
  if (tier === null) return null;
  const verb = reader.viewer.tier === null || reader.isTrial ? "Choose" : "Upgrade to";
  return (
    <>
      <Link
        href={isSold ? checkoutHref(tier) : contactHref("plan", tier)}
        prefetch={false}
        className={buttonVariants({ variant: "upgrade" })}
      >
        {isSold ? verb : "Ask for"} {PLAN_NAMES[tier]}
      </Link>
      {isTriable ? (
        <Link href={checkoutHref(TRIAL.tier, true)} prefetch={false} className={buttonVariants({ variant: "outline" })}>
          Try {PLAN_NAMES[TRIAL.tier]} for {TRIAL.days} days
        </Link>
      ) : null}
    </>
  );
}
