import Link from "next/link";
import { ContactForm } from "@/components/accounts/contact/contact-form";
import { MailLink } from "@/components/hub/mail-link";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { TIERS } from "@/lib/access/claims";
import { contactHref, TOPIC_NAMES } from "@/lib/accounts/contact/topic";
import { receivesMail } from "@/lib/platform/site/mail";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";
import { toOrganization } from "@/lib/discovery/structured-data/publisher";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";

const PAGE = {
  path: "/contact-us",
  title: "Contact us",
  description: `How to reach ${SITE.company}: questions about the study, plans and trials, permission to use figures and texts, and corrections.`,
};
export const metadata = toPageHead(PAGE);

export default function ContactPage() {
  return (
    <PlainPage
      kicker="Contact"
      title="Write to us"
      standfirst="Questions, plans, permission to use what we publish, corrections. Say which page you are looking at, and the answer will be a better one."
    >
      <PageData page={{ ...PAGE, kind: "ContactPage", mainEntity: toOrganization(siteOrigin()) }} />
      <PlainRow id="write" title="Your message">
        <ContactForm />
        <p className="font-ui text-s-1 leading-5 text-ink-2">
          We keep what you write for twelve months, to answer you. More is in the{" "}
          <Link href="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </PlainRow>
      <PlainRow id="questions" title="By e-mail">
        <p>
          You would rather write a letter of your own: <MailLink address={SITE.contactAddress} subject="A question" />
        </p>
        {!receivesMail() && (
          <p className="font-ui text-s-1 leading-5 text-ink-2">
            This is a sample installation. Its addresses end in .example, a name reserved for examples, and no letter
            sent to them arrives. What you send by the form is kept here, for its administrators to read.
          </p>
        )}
      </PlainRow>
      <PlainRow id="plans" title="Plans and trials">
        <p>
          Plans are sold by contact. Tell us your organisation, the number of people and the markets.{" "}
          <Link href="/pricing" className="link">
            Compare the plans
          </Link>
        </p>
        <ul className="border-t border-rule font-ui">
          {TIERS.map((tier) => (
            <li
              key={tier}
              id={tier}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3.5 target:bg-spruce-tint target:px-4 target:shadow-[inset_2px_0_0_var(--spruce)]"
            >
              <span className="text-s1 font-semibold">{PLAN_NAMES[tier]}</span>
              {/* Loads the page anew, whose form then asks about this plan. */}
              <a className="link inline-flex min-h-8 items-center text-s-1" href={contactHref("plan", tier)}>
                Ask for {PLAN_NAMES[tier]}
                {tier === TRIAL.tier && ` or a ${TRIAL.days}-day trial`}
              </a>
            </li>
          ))}
        </ul>
      </PlainRow>
      <PlainRow id="rights" title="Permission to use">
        <p>
          For figures, charts or texts beyond a single quoted position: what, where, for how long and in which language.
          Use the form or write to <MailLink address={SITE.rightsAddress} subject="Permission to use" />. What needs no
          permission is in the{" "}
          <Link href="/ranking-guidelines" className="link">
            guidelines
          </Link>
          .
        </p>
      </PlainRow>
      <PlainRow id="corrections" title="Corrections">
        <p>
          If a figure or a sentence is wrong, tell us which and how you know. We note on the page what was changed and
          when.
        </p>
      </PlainRow>
      <PlainRow id="personal-data" title="Your data">
        <p>
          To see, correct or delete what we hold about you, choose “{TOPIC_NAMES.data}” in the form, or write to{" "}
          <MailLink address={SITE.contactAddress} subject="My data" />. What that can be is in the{" "}
          <Link href="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </PlainRow>
    </PlainPage>
  );
}
