import Link from "next/link";
import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { WaitlistForm } from "@/components/accounts/waitlist/waitlist-form";
import { WhatItTakes } from "@/components/accounts/waitlist/what-it-takes";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: "/waitlist",
  title: "Waitlist",
  description:
    "What to do when a page needs a plan: sign in if you have one, ask for a place on the waitlist if you do not, and what is open meanwhile.",
  listed: false,
});

export default function WaitlistPage() {
  return (
    <PlainPage
      kicker="Waitlist"
      title="That page comes with a plan"
      standfirst="Scores, trends and analysis are for subscribers, and some of them for the higher tiers. If a link or a menu led you here, that is why."
    >
      <PlainRow id="takes" title="What it takes">
        <WhatItTakes />
      </PlainRow>
      <PlainRow id="join" title="Join the waitlist">
        <p>
          You have no plan, or not that one? Ask for a place. We answer in the order in which people asked, keep what
          you enter for that alone, and strike it off when you ask. More is in the{" "}
          <Link href="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
        <WaitlistForm />
      </PlainRow>
      <PlainRow id="open" title="Open to everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
