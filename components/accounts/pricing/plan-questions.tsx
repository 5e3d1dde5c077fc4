import Link from "next/link";
import type { Question } from "@/components/layout/questions";
import { contactHref } from "@/lib/accounts/contact/topic";
import { SITE } from "@/lib/platform/site/site";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { countInWords, inSentence, joinNames } from "@/lib/platform/words/sentences";
import { PLAN_NAMES, TRIAL, type Plan } from "@/lib/access/plan";

function Inner({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" href={href} prefetch={false}>
      {children}
    </Link>
  );
}

/** "a, b and c". */
const inWords = (parts: readonly string[]) => new Intl.ListFormat("en-GB").format(parts);

const CHANGING: Question = {
  question: "Can I change or end a plan?",
  answer:
    "In your settings, at any time. A larger plan opens at once, for the difference over the rest of the year. A smaller one, or none, begins when the paid year is over, and can be taken back until then. Each renewal is announced thirty days ahead.",
};

/** What is asked before a plan is chosen, answered for what there is today. */
export function planQuestions(plans: readonly Plan[], isSold: boolean): Question[] {
  const seats = inWords(plans.map(({ tier, seats: count }) => `${PLAN_NAMES[tier]} has ${count}`));
  const years = inWords(plans.map(({ tier, historicalYears }) => `${historicalYears} years with ${PLAN_NAMES[tier]}`));
  return [
    {
      question: "How do I get a plan?",
      answer: isSold ? (
        <>
          By its button: look the order over, pay it for a year, and the plan is open at once. Invoices and everything
          about the plan are then in your settings. To order in writing instead, use{" "}
          <Inner href={contactHref("plan")}>our contact form</Inner>.
        </>
      ) : (
        <>
          By asking for it: each plan’s button opens <Inner href={contactHref("plan")}>our contact form</Inner> with the
          plan named. There is no checkout on this site. We answer with an offer, and nothing is owed until both sides
          have confirmed it in writing.
        </>
      ),
    },
    {
      question: `What happens after the ${TRIAL.days}-day trial?`,
      answer: `The account goes back to free by itself. A trial costs nothing, asks for no payment details and does not turn into a plan: nothing is charged unless you order one.`,
    },
    { question: "What is open today?", answer: <OpenToday /> },
    {
      question: "How is a plan paid?",
      answer: `By the year and per organisation, in euro and without value added tax. Monthly figures are there to compare with.${isSold ? "" : " What an offer says about length, renewal, payment and ending holds before this page."}`,
    },
    ...(isSold ? [CHANGING] : []),
    {
      question: "What is a seat?",
      answer: (
        <>
          An account of its own for one named person of your organisation: {seats}. A seat passes on when somebody
          leaves or changes their work. Colleagues are invited from the account menu.
        </>
      ),
    },
    {
      question: "Which years and markets does a plan open?",
      answer: `All ${countInWords(MARKETS.length)} ranked markets: ${joinNames(MARKETS.map(({ name }) => inSentence(name)))}. Scores go back ${years}, the latest published one counted.`,
    },
    {
      question: "May we publish the numbers?",
      answer: (
        <>
          Open positions may be quoted one at a time with the source line in the{" "}
          <Inner href="/ranking-guidelines">guidelines</Inner>. Scores, charts, lists and exports need{" "}
          <Inner href={contactHref("permission")}>written permission</Inner>; inside the organisation that bought the
          plan they are yours to use.
        </>
      ),
    },
    {
      question: "Why do all numbers carry an interval?",
      answer:
        "Because each score comes from a sample of people. The interval shows how far another sample of the same size could have landed from it.",
    },
    {
      question: "Why do free pages show wider rank ranges?",
      answer:
        "From the exact ranges of a whole market most scores could be worked back. Open pages round them outward; plans show them exactly.",
    },
    {
      question: "Can a brand pay for a better position?",
      answer: (
        <>
          No. A plan buys a view of the figures and no say in them: whoever subscribes is ranked by the same rule as
          whoever does not, and the rule is published under <Inner href="/about-study">About the study</Inner>.{" "}
          {SITE.name} lists no brand for a fee.
        </>
      ),
    },
  ];
}

function OpenToday() {
  return (
    <>
      The rankings of all markets with scores, intervals, exact ranges, tested movement and the years of your plan, each
      brand’s panel, the page that works a score out again, and the Insights Portal with the analyses of brands and of
      consumers, forecasts and alerts; saved charts, sharing, files and the API as your plan has them.
    </>
  );
}
