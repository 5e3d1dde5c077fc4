"use client";

import Link from "next/link";
import { useWhoIsThere } from "@/components/layout/use-member";
import { buttonVariants } from "@/components/ui/button";
import { useSearch } from "@/components/accounts/waitlist/use-search";
import { TIERS, tiersFrom, type Tier } from "@/lib/access/claims";
import { safeReturnPath } from "@/lib/access/return-path";
import { PLAN_NAMES } from "@/lib/access/plan";
import { wantedPath, wantedTier } from "@/lib/accounts/waitlist/wanted";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { agree, joinNames } from "@/lib/platform/words/sentences";

/** Names of the parts that need a plan, for the beginning of a sentence. */
const SUBJECTS: readonly (readonly [path: string, subject: string])[] = [
  ...Object.values(ANALYSES).map(({ path, subject }) => [path, subject] as const),
  ["/invitations", "Inviting colleagues"],
  ["/my-charts", "My Charts"],
  ["/insights", "The Insights Portal"],
];

/** The name of a page that needs a plan, for the beginning of a sentence. */
function wantedTitle(path: string): string {
  const found = SUBJECTS.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found?.[1] ?? "The page you asked for";
}

/** Which plan opens the page someone came for, and the way in for people with one. */
export function WhatItTakes() {
  const search = useSearch();
  const from = search.get("from");
  const asked = TIERS.find((tier) => tier === search.get("tier")) ?? null;
  const who = useWhoIsThere();
  const back = safeReturnPath(from);
  const signIn = `/auth?${new URLSearchParams({ mode: "signin", ...(back && { from: back }) }).toString()}`;
  return (
    <>
      <p>
        {asked
          ? `You chose ${PLAN_NAMES[asked]}. Fill in your details below and we’ll send you a quote.`
          : sentence(wantedPath(from), wantedTier(from))}
      </p>
      {who.status === "member" ? (
        <p>
          You’re signed in as {who.account.name}.{" "}
          {who.account.level === "free" ? "Your account has no plan." : "Your plan may not include this."}
        </p>
      ) : (
        <p>Already have a plan? Sign in with that account to open the page.</p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {who.status !== "member" && (
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

function sentence(path: string | null, tier: Tier | null): string {
  if (path === null || tier === null)
    return "Scores, trends and analysis are part of a paid plan. Some need Professional or Enterprise.";
  const plans = tiersFrom(tier).map((name) => PLAN_NAMES[name]);
  const which =
    plans.length === TIERS.length ? "every plan" : `the ${joinNames(plans)} ${agree(plans.length, "plan", "plans")}`;
  return `${wantedTitle(path)} is part of ${which}.`;
}
