import type { Metadata } from "next";
import Link from "next/link";
import { MailLink } from "@/components/hub/mail-link";
import { PlainPage, PlainRow } from "@/components/hub/plain-page";
import { TIERS } from "@/lib/access/claims";
import { mailHref, receivesMail } from "@/lib/site/mail";
import { SITE } from "@/lib/site/site";
import { TIER_NAMES, TRIAL } from "@/lib/subscriptions/plan";

export const metadata: Metadata = {
  title: "Contact us",
  description: `How to reach ${SITE.company}: questions about the study, plans and trials, permission to use figures and texts, and corrections.`,
  alternates: { canonical: "/contact-us" },
};

const ORDER_LINES = ["Organisation:", "Number of people:", "Markets of interest:", ""];

export default function ContactPage() {
  return (
    <PlainPage
      kicker="Contact"
      title="Write to us"
      standfirst="One address for questions and plans, one for permission to use what we publish. Say which page you are looking at, and the answer will be a better one."
    >
      <PlainRow id="questions" title="Questions">
        <p>
          About the study, a figure, or anything on the site:{" "}
          <MailLink address={SITE.contactAddress} subject="A question" />
        </p>
        {!receivesMail() && (
          <p className="font-ui text-s-1 leading-5 text-ink-2">
            This is a sample installation. Its addresses end in .example, a name reserved for examples, and no letter
            sent to them arrives.
          </p>
        )}
      </PlainRow>
      <PlainRow id="plans" title="Plans and trials">
        <p>
          Plans are sold by contact. Each link opens a letter that names the plan and asks for what we need to know to
          answer: your organisation, the number of people and the markets. <Link href="/pricing" className="link">Compare the plans</Link>
        </p>
        <ul className="border-t border-rule font-ui">
          {TIERS.map((tier) => (
            <li
              key={tier}
              id={tier}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3.5 target:bg-spruce-tint target:shadow-[inset_2px_0_0_var(--spruce)] target:px-4"
            >
              <span className="text-s1 font-semibold">{TIER_NAMES[tier]}</span>
              <span className="flex flex-wrap gap-x-6 gap-y-1 text-s-1">
                {tier === TRIAL.tier && (
                  <a
                    className="link inline-flex min-h-8 items-center"
                    href={mailHref(SITE.contactAddress, `${TRIAL.days}-day trial of ${TIER_NAMES[tier]}`, ORDER_LINES)}
                  >
                    Ask for a {TRIAL.days}-day trial
                  </a>
                )}
                <a
                  className="link inline-flex min-h-8 items-center"
                  href={mailHref(SITE.contactAddress, `${TIER_NAMES[tier]} plan`, ORDER_LINES)}
                >
                  Ask for {TIER_NAMES[tier]}
                </a>
              </span>
            </li>
          ))}
        </ul>
      </PlainRow>
      <PlainRow id="rights" title="Permission to use">
        <p>
          To use figures, charts or texts beyond a single quoted position, write to{" "}
          <MailLink address={SITE.rightsAddress} subject="Permission to use" />. Say what, where, for how long and in which
          language. What needs no permission is in the <Link href="/ranking-guidelines" className="link">guidelines</Link>.
        </p>
      </PlainRow>
      <PlainRow id="corrections" title="Corrections">
        <p>
          If a figure or a sentence is wrong, tell us which and how you know:{" "}
          <MailLink address={SITE.contactAddress} subject="A correction" />. We note on the page what was changed and when.
        </p>
      </PlainRow>
      <PlainRow id="personal-data" title="Your data">
        <p>
          To see, correct or delete what we hold about you, write to{" "}
          <MailLink address={SITE.contactAddress} subject="My data" />. What that can be is in the{" "}
          <Link href="/privacy-policy" className="link">privacy policy</Link>.
        </p>
      </PlainRow>
    </PlainPage>
  );
}
