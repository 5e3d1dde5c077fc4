import Link from "next/link";
import { ContactForm } from "@/components/accounts/contact/contact-form";
import { MailLink } from "@/components/hub/mail-link";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { TIERS } from "@/lib/access/claims";
import { loadHasTrials, loadIsSold } from "@/lib/accounts/billing/load";
import { contactHref, TOPIC_NAMES } from "@/lib/accounts/contact/topic";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { receivesMail } from "@/lib/platform/site/mail";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";
import { toOrganization } from "@/lib/discovery/structured-data/publisher";
import { PLAN_NAMES, TRIAL_OFFER } from "@/lib/access/plan";

const PAGE = {
  path: "/contact-us",
  title: "Contact us",
  description: `How to reach ${SITE.company}: questions about the study, plans and trials, permission to use results and texts, and corrections.`,
};
export const metadata = toPageHead(PAGE);

export default async function ContactPage() {
  const [isSold, hasTrials, study] = await Promise.all([loadIsSold(), loadHasTrials(), loadShownStudy()]);
  return (
    <PlainPage
      kicker="Contact"
      title="Write to us"
      standfirst="Questions, plans, permission to reuse our results, and corrections. Tell us which page your question is about so we can help faster."
    >
      <PageData page={{ ...PAGE, kind: "ContactPage", mainEntity: toOrganization(siteOrigin(), study) }} />
      <PlainRow id="write" title="Your message">
        <ContactForm />
        <p className="font-ui text-s-1 leading-5 text-ink-2">
          We keep your message for 12 months so we can answer it. See the{" "}
          <Link href="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </PlainRow>
      <PlainRow id="questions" title="By email">
        <p>
          Prefer email? Write to <MailLink address={SITE.contactAddress} subject="A question" />
        </p>
        {!receivesMail() && (
          <p className="font-ui text-s-1 leading-5 text-ink-2">
            This is a demo site. Its email addresses end in .example and do not work. Messages sent with the form are
            stored here for its admins.
          </p>
        )}
      </PlainRow>
      <PlainRow id="plans" title={hasTrials ? "Plans and trials" : "Plans"}>
        <p>
          {isSold
            ? "Plans can be bought online, from the pricing page. To order in writing instead, tell"
            : "Contact us to buy a plan. Tell"}{" "}
          us your organisation, how many people need access and which markets you need.{" "}
          <Link href="/pricing" className="link">
            Compare the plans
          </Link>
        </p>
        {hasTrials && <p data-for="visitors">{TRIAL_OFFER} You can start it from the pricing page.</p>}
        <ul className="border-t border-rule font-ui">
          {TIERS.map((tier) => (
            <li
              key={tier}
              id={tier}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3.5 target:bg-spruce-tint target:px-4 target:shadow-edge"
            >
              <span className="text-s1 font-semibold">{PLAN_NAMES[tier]}</span>
              {/* Reloads the page, whose form then asks about this plan. */}
              <a className="link inline-flex min-h-8 items-center text-s-1" href={contactHref("plan", tier)}>
                Ask about {PLAN_NAMES[tier]}
              </a>
            </li>
          ))}
        </ul>
      </PlainRow>
      <PlainRow id="rights" title="Permission to use">
        <p>
          To use results, charts or text beyond a single quoted position, tell us what, where, for how long and in which
          language. Use the form or write to <MailLink address={SITE.rightsAddress} subject="Permission to use" />. What
          you can use without permission is in the{" "}
          <Link href="/ranking-guidelines" className="link">
            guidelines
          </Link>
          .
        </p>
      </PlainRow>
      <PlainRow id="corrections" title="Corrections">
        <p>
          If a number or a sentence is wrong, tell us which one and how you know. When we correct a page, we note what
          changed and when.
        </p>
      </PlainRow>
      <PlainRow id="personal-data" title="Your data">
        <p>
          To see, correct or delete your personal data, choose “{TOPIC_NAMES.data}” in the form, or write to{" "}
          <MailLink address={SITE.contactAddress} subject="My data" />. What we store is set out in the{" "}
          <Link href="/privacy-policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </PlainRow>
    </PlainPage>
  );
}
