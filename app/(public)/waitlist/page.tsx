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
  description:
    "Scores, trends and analysis are part of a paid plan. Sign in if you have one, join the waitlist, or see what’s free.",
};

export const metadata = toPageHead({ ...PAGE, listed: false });

export default function WaitlistPage() {
  return (
    <PlainPage
      kicker="Waitlist"
      title="This page is part of a paid plan"
      standfirst="See which plan you need, sign in if you have it, or join the waitlist."
    >
      <PageData page={PAGE} />
      <PlainRow id="takes" title="What you need">
        <WhatItTakes />
      </PlainRow>
      <PlainRow id="join" title="Join the waitlist">
        <p>
          Don’t have the right plan? Tell us what you need. We reply in the order people join, use your details only for
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
