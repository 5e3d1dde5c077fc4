import { z } from "zod";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";

const SETTINGS = "/settings";
const PLANS = "/pricing";
const FREE = "Rankings and all positions stay open to you with the free account.";

/** Letters of subscriptions and payments. Every value is one of ours: a plan's name, a day, a sum, a number. */
export const billingEmails = {
  receipt: (values, at) => {
    const { number, amount, invoice } = read(values, { number: NUMBER, amount: AMOUNT, invoice: z.uuid() });
    return {
      ...PLAIN,
      preview: `We have received ${amount}.`,
      heading: "Thank you for your payment",
      paragraphs: ["Your payment has arrived. The invoice can be read and printed in your settings at any time."],
      facts: [
        ["Invoice", number],
        ["Amount", amount],
      ],
      action: { label: "Open the invoice", href: at(`/settings/invoices/${invoice}`) },
    };
  },
  "payment-failed": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan could not be paid. It goes on until ${day}.`,
      heading: "A payment did not go through",
      paragraphs: [
        `The payment for your ${plan} plan did not go through. Nothing changes yet: the plan goes on until ${day}. Please pay before then, with another card if need be.`,
      ],
      action: { label: "Pay now", href: at(SETTINGS) },
    };
  },
  "payment-reminder": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan stops on ${day} unless it is paid.`,
      heading: "Your plan is about to stop",
      paragraphs: [
        `Your ${plan} plan is still to be paid. It stops on ${day}, for you and for everyone in your team, and goes on by itself as soon as it is paid.`,
      ],
      action: { label: "Pay now", href: at(SETTINGS) },
    };
  },
  "payment-stopped": (values, at) => {
    const { plan } = read(values, { plan: PLAN });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan has stopped.`,
      heading: "Your plan has stopped",
      paragraphs: [
        `Your ${plan} plan was not paid and has stopped. It goes on as soon as what is owed is paid, with everything you saved. ${FREE}`,
      ],
      action: { label: "Pay now", href: at(SETTINGS) },
    };
  },
  "plan-cancelled": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan ends on ${day}.`,
      heading: "Your plan is cancelled",
      paragraphs: [
        `Your ${plan} plan is paid until ${day} and open until then. After that nothing is charged. You can take the cancellation back until that day.`,
      ],
      action: { label: "Open settings", href: at(SETTINGS) },
    };
  },
  "plan-smaller": (values, at) => {
    const { plan, next, day } = read(values, { plan: PLAN, next: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `From ${day} your plan is ${next}.`,
      heading: `Your plan becomes ${next}`,
      paragraphs: [
        `Your ${plan} plan goes on until ${day}. From that day your plan is ${next}, at its price. You can take this back until then.`,
      ],
      action: { label: "Open settings", href: at(SETTINGS) },
    };
  },
  "plan-ended": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan has ended.`,
      heading: "Your plan has ended",
      paragraphs: [
        `Your ${plan} plan ended on ${day}, and nothing more is charged. What you saved is kept and opens again with a plan. ${FREE}`,
      ],
      action: { label: "See the plans", href: at(PLANS) },
    };
  },
  "renewal-ahead": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan goes on for another year on ${day}.`,
      heading: "Your plan renews soon",
      paragraphs: [
        `Your ${plan} plan goes on for another year on ${day}, and is then charged. If you want another plan or none, say so in your settings before that day.`,
      ],
      action: { label: "Open settings", href: at(SETTINGS) },
    };
  },
  "trial-started": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `${plan} is open to you until ${day}.`,
      heading: `Your ${TRIAL.days} days have begun`,
      paragraphs: [
        `Everything in ${plan} is open to you until ${day}. After that the account is free again by itself. Nothing is charged, and we have no payment details of yours.`,
      ],
      action: { label: "Open the Insights Portal", href: at("/insights") },
    };
  },
  "trial-ending": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your trial of ${plan} ends on ${day}.`,
      heading: "Your trial ends soon",
      paragraphs: [
        `Your trial of ${plan} at ${SITE.name} ends on ${day}. There is nothing to do: the account is then free again, and nothing is charged. To keep the scores, choose a plan before that day.`,
      ],
      action: { label: "See the plans", href: at(PLANS) },
    };
  },
  "trial-ended": (values, at) => {
    const { plan } = read(values, { plan: PLAN });
    return {
      ...PLAIN,
      preview: `Your trial of ${plan} has ended.`,
      heading: "Your trial has ended",
      paragraphs: [`Your trial of ${plan} has ended, and nothing was charged. ${FREE}`],
      action: { label: "See the plans", href: at(PLANS) },
    };
  },
} satisfies Record<string, EmailWriter>;

const PLAN = z.enum(Object.values(PLAN_NAMES));
const DAY = z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
const AMOUNT = z.string().regex(/^€[\d,]+\.\d{2}$/);
const NUMBER = z.string().regex(/^[\w-]{1,60}$/);

function read<Shape extends z.ZodRawShape>(values: EmailValues, shape: Shape): z.output<z.ZodObject<Shape>> {
  const found = z.object(shape).safeParse(values);
  if (!found.success)
    throw new EmailError(
      `A letter of a subscription lacks a value: ${found.error.issues.map(({ path }) => path.join(".")).join(", ")}.`,
    );
  return found.data;
}
