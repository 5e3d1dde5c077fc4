import { PageData } from "@/components/discovery/structured-data/page-data";
import Link from "next/link";
import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { WaitlistForm } from "@/components/accounts/waitlist/waitlist-form";
import { WhatItTakes } from "@/components/accounts/waitlist/what-it-takes";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = {
  path: "/waitlist",
  title: "Waitlist",
  description: "This page needs a plan. Sign in if you have one, or join the waitlist. Or see what’s free.",
};

export const metadata = toPageHead({ ...PAGE, listed: false });

export default function WaitlistPage() {
  return (
    <PlainPage
      kicker="Waitlist"
      title="That page is part of a plan"
      standfirst="Scores, trends and analysis are for subscribers, and some need the Professional or Enterprise plan. That’s why you were brought here."
    >
      <PageData page={PAGE} />
      <PlainRow id="takes" title="What you need">
        <WhatItTakes />
      </PlainRow>
      <PlainRow id="join" title="Join the waitlist">
        <p>
          Don’t have the right plan? Join the waitlist. We reply in the order people join, use your details only for
          this, and remove them whenever you ask. See the{" "}
          <Link href="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
        <WaitlistForm />
      </PlainRow>
      <PlainRow id="open" title="Free for everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
