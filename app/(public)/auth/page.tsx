import type { Metadata } from "next";
import Link from "next/link";
import { MailLink } from "@/components/hub/mail-link";
import { OpenPages } from "@/components/hub/open-pages";
import { PlainPage, PlainRow } from "@/components/hub/plain-page";
import { buttonVariants } from "@/components/ui/button";
import { SITE } from "@/lib/site/site";

export const metadata: Metadata = {
  title: "Sign in",
  description: "Accounts are not switched on in this installation. What stays open to everyone, and whom to ask about access.",
  alternates: { canonical: "/auth" },
  robots: { index: false, follow: true },
};

export default function AuthPage() {
  return (
    <PlainPage
      kicker="Sign in"
      title="Accounts are not switched on here"
      standfirst={`This installation of ${SITE.name} has no accounts, so there is nothing to sign in to and no form that would pretend otherwise.`}
    >
      <PlainRow id="free" title="What remains free">
        <p>Everything that is open to visitors is open to you, without a question asked.</p>
        <OpenPages />
        <p>
          <Link href="/rankings" className={buttonVariants()}>
            Explore Rankings
          </Link>
        </p>
      </PlainRow>
      <PlainRow id="expected" title="You expected an account">
        <p>
          If your organisation has a plan, it was set up at another address: look for it in your order, or write to{" "}
          <MailLink address={SITE.contactAddress} subject="Access" />. What the plans include is on the{" "}
          <Link href="/pricing" className="link">pricing page</Link>.
        </p>
      </PlainRow>
    </PlainPage>
  );
}
