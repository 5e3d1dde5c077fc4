import Link from "next/link";
import type { Question } from "@/components/layout/questions";
import { contactHref } from "@/lib/accounts/contact/topic";
import { SITE } from "@/lib/platform/site/site";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { countInWords, joinNames } from "@/lib/platform/words/sentences";
import { PLAN_NAMES, TRIAL, type Plan } from "@/lib/access/plan";

function Inner({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}

const TRYING: Question = {
  question: `What happens after the ${TRIAL.days}-day trial?`,
  answer: `The trial is for the ${PLAN_NAMES[TRIAL.tier]} plan. Each account can have it once, before its first plan. Your account then returns to free automatically. The trial costs nothing and needs no payment details, and you’re not charged unless you order a plan.`,
};

const CHANGING: Question = {
  question: "Can I change or end a plan?",
  answer:
    "Yes, at any time under Plan and team. Upgrades start at once and you pay the difference for the rest of the year. Downgrades and cancellations take effect when the paid year ends, and you can undo them until then. We email you 30 days before each renewal.",
};

/** Common questions before choosing a plan, answered for today's settings. */
export function planQuestions(
  plans: readonly Plan[],
  { markets }: StudyMarkets,
  isSold: boolean,
  hasTrials: boolean,
): Question[] {
  const seats = joinNames(plans.map(({ tier, seats: count }) => `${PLAN_NAMES[tier]} has ${count}`));
  const years = joinNames(
    plans.map(({ tier, historicalYears }) => `${historicalYears} years with ${PLAN_NAMES[tier]}`),
  );
  return [
    {
      question: "How do I get a plan?",
      answer: isSold ? (
        <>
          Choose a plan, check the order and pay for a year; the plan starts at once. Your invoices are under Plan and
          team. To order in writing instead, use <Inner href={contactHref("plan")}>our contact form</Inner>.
        </>
      ) : (
        <>
          Contact us: each plan’s button opens <Inner href={contactHref("plan")}>our contact form</Inner> with the plan
          filled in. We’ll reply with a quote, and you owe nothing until we have both confirmed it in writing.
        </>
      ),
    },
    ...(hasTrials ? [TRYING] : []),
    { question: "What is available today?", answer: <OpenToday /> },
    {
      question: "How is a plan paid?",
      answer: `Yearly, per organisation, in euros and excluding VAT. Monthly prices are for comparison only.${isSold ? "" : " If your quote says something different about length, renewal, payment or cancellation, the quote applies."}`,
    },
    ...(isSold ? [CHANGING] : []),
    {
      question: "What is a seat?",
      answer: (
        <>
          A seat is an account for one named person in your organisation: {seats}. You can give a seat to someone else
          when a colleague leaves or changes role. Invite colleagues from the account menu.
        </>
      ),
    },
    {
      question: "Which years and markets does a plan include?",
      answer: `All ${countInWords(markets.length)} ranked markets: ${joinNames(markets.map(({ name }) => inSentence(name)))}. Scores go back ${years}, including the latest.`,
    },
    {
      question: "May we publish the numbers?",
      answer: (
        <>
          You may quote free positions one at a time, with the source line in the{" "}
          <Inner href="/ranking-guidelines">guidelines</Inner>. Scores, charts, lists and exports need{" "}
          <Inner href={contactHref("permission")}>written permission</Inner>. Inside the organisation that bought the
          plan, you may use them freely.
        </>
      ),
    },
    {
      question: "Why does every number have a margin of error?",
      answer:
        "Because each score comes from a sample of people. The margin of error shows how much the score could differ if we had asked another sample of the same size.",
    },
    {
      question: "Why are rank ranges wider on free pages?",
      answer:
        "Exact ranges for a whole market would reveal most scores. Free pages therefore round them outward; plans show them exactly.",
    },
    {
      question: "Can a brand pay for a better position?",
      answer: (
        <>
          No. A plan lets you see the data, not change it. Subscribers and non-subscribers are ranked by the same
          published rule; see <Inner href="/about-study">About the study</Inner>. {SITE.name} never charges for a
          listing.
        </>
      ),
    },
  ];
}

function OpenToday() {
  return (
    <>
      Rankings for every market with scores, margins of error, exact rank ranges and clear changes for the years in your
      plan; the panel for each brand; Rebuild a score; and the Insights Portal with brand and consumer analyses,
      forecasts and alerts. Saved charts, sharing, exports and the API depend on your plan.
    </>
  );
}
