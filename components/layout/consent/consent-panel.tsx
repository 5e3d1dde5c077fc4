"use client";

import { useState } from "react";
import { choose, forgetChoice, type KnownConsent, useConsent } from "@/components/layout/consent/consent-store";
import { PreferenceSwitches } from "@/components/layout/consent/preference-switches";
import { Button } from "@/components/ui/button";
import { formatDate } from "@/lib/platform/words/format";
import { ACCEPT_ALL, type Preferences, REJECT_ALL } from "@/lib/platform/consent/consent";

/** The current state in words. */
function wordsFor(consent: KnownConsent): string {
  switch (consent.status) {
    case "pending":
      return "Nothing optional runs until you allow it.";
    case "blocked":
      return "Your browser blocks storage for this site, so nothing optional runs.";
    case "unknown":
      return "You have not chosen yet. Nothing optional runs.";
    case "rejected":
      return `You rejected all optional cookies on ${formatDate(consent.chosenAt.toISOString())}.`;
    case "accepted": {
      const { analytics, marketing } = consent.preferences;
      const kinds = [analytics && "analytics", marketing && "marketing"].filter(Boolean).join(" and ");
      return `You accepted ${kinds} on ${formatDate(consent.chosenAt.toISOString())}.`;
    }
  }
}

/** The current choice with its date and all actions. Changes apply at once. */
export function ConsentPanel() {
  const consent = useConsent();
  const [draft, setDraft] = useState<Preferences | null>(null);
  const isAlive = consent.status !== "pending" && consent.status !== "blocked";
  const isChosen = "preferences" in consent;

  function decide(preferences: Preferences) {
    choose(preferences);
    setDraft(null);
  }

  return (
    <section
      aria-labelledby="your-choice-now"
      className="no-print border-t-2 lg:max-w-160 border-ink bg-paper-raised px-5 pt-5 pb-6 md:px-6"
    >
      <h3 id="your-choice-now" className="text-s1">
        Your current choice
      </h3>
      <p role="status" className="mt-1.5 mb-3 min-h-12 text-s0 text-ink-2">
        {wordsFor(consent)}
        {isChosen && ` We’ll ask again on ${formatDate(consent.askAgainAt.toISOString())}.`}
      </p>
      <noscript>
        <p className="mb-3 text-s0 text-ink-2">
          Without JavaScript nothing optional can run, so there is nothing to choose.
        </p>
      </noscript>
      <PreferenceSwitches
        value={draft ?? (isChosen ? consent.preferences : REJECT_ALL)}
        {...(isAlive && { onChange: setDraft })}
      />
      <div className="flex flex-wrap gap-2 border-t border-rule pt-5">
        <Button
          variant="secondary"
          size="sm"
          disabled={!isAlive}
          onClick={() => decide(draft ?? (isChosen ? consent.preferences : REJECT_ALL))}
        >
          Save Preferences
        </Button>
        <Button variant="outline" size="sm" disabled={!isAlive} onClick={() => decide(ACCEPT_ALL)}>
          Accept All
        </Button>
        <Button variant="outline" size="sm" disabled={!isAlive} onClick={() => decide(REJECT_ALL)}>
          Reject All
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={!isChosen}
          onClick={() => {
            setDraft(null);
            forgetChoice();
            void import("@/components/layout/consent/banner-life").then(({ keepBanner }) => keepBanner());
          }}
        >
          Ask me again
        </Button>
      </div>
    </section>
  );
}
