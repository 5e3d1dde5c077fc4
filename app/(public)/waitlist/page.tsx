import type { Metadata } from "next";
import Link from "next/link";
import { MailLink } from "@/components/hub/mail-link";
import { OpenPages } from "@/components/hub/open-pages";
import { PlainPage, PlainRow } from "@/components/hub/plain-page";
import { buttonVariants } from "@/components/ui/button";
import { SITE } from "@/lib/site/site";

export const metadata: Metadata = {
  title: "Waitlist",
  description: "What to do when a page needs a plan: sign in if you have one, ask for a place on the waitlist if you do not, and what is open meanwhile.",
  alternates: { canonical: "/waitlist" },
  robots: { index: false, follow: true },
};

export default function WaitlistPage() {
  return (
    <PlainPage
      kicker="Waitlist"
      title="That page comes with a plan"
      standfirst="Scores, trends and analysis are for subscribers, and some of them for the higher tiers. If a link or a menu led you here, that is why."
    >
      <PlainRow id="have-access" title="You have a plan">
        <p>Sign in with the account it belongs to, and the page will open.</p>
        <p>
          <Link href="/auth?mode=signin" className={buttonVariants()}>
            Sign In
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="no-access" title="You have none">
        <p>
          The waitlist is a list of people who asked for access, in the order they asked. To be put on it, write to{" "}
          <MailLink address={SITE.contactAddress} subject="Waitlist" /> and say which part you want to see. We keep your
          address for that alone, and strike it off when you ask.
        </p>
        <p>
          <Link href="/pricing" className="link font-ui">
            What each plan includes
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="open" title="Open to everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
