"use client";

import Link from "next/link";
import { type RefObject, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-look";
import { useShownStudy } from "@/components/layout/shown-study";
import { DialogWindow } from "@/components/ui/dialog-window";
import { authHref } from "@/lib/access/return-path";
import { memberRankingHref } from "@/lib/rankings/member-query";
import type { Named } from "@/lib/catalogue/names/named";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { rankingHref } from "@/lib/rankings/search-params";

export interface SignUpDialogProps {
  market: Named;
  industry: Named;
  /** Gets the focus back when the dialog closes. */
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shown to an anonymous visitor who selects an industry, over the current ranking. */
export function SignUpDialog({ market, industry, returnTo, onClose }: SignUpDialogProps) {
  const signUp = useRef<HTMLAnchorElement>(null);
  const { defaultMarket: home } = useShownStudy();
  const from = memberRankingHref({ home, country: market.slug, industry: industry.slug });
  return (
    <DialogWindow
      title="Industry Rankings Require Sign Up"
      description={`With a free account you can see every position in ${industryInSentence(industry.name)} in ${inSentence(market.name)}, and in every other industry.`}
      onClose={onClose}
      returnTo={returnTo}
      initialFocus={signUp}
    >
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Link ref={signUp} href={authHref("signup", from)} className={buttonVariants()}>
          Sign Up Free
        </Link>
        <Link href={authHref("signin", from)} className={buttonVariants({ variant: "outline" })}>
          Sign In
        </Link>
      </div>
      <p className="mt-5 border-t border-rule pt-4 text-s-1 text-ink-2">
        Browse without an account:{" "}
        <Link href={rankingHref({ market: market.slug, industry: industry.slug })} className="link" onClick={onClose}>
          {industry.name} brands, A to Z
        </Link>
      </p>
    </DialogWindow>
  );
}
