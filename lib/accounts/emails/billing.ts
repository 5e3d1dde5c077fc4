import { z } from "zod";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";

const SETTINGS = "/settings";
const PLANS = "/pricing";
const FREE = "With your free account you can still see every position in every ranking.";

/** Emails about subscriptions and payments. All values are ours: a plan's name, a date, an amount, a number. */
export const billingEmails = {
  receipt: (values, at) => {
    const { number, amount, invoice, sums, taxNote, from, until, paidOn, renewsOn } = read(values, {
      number: NUMBER,
      amount: AMOUNT,
      invoice: z.uuid(),
      sums: SUMS,
      taxNote: z.string().max(300).default(""),
      from: DAY,
      until: DAY,
      paidOn: DAY.optional(),
      renewsOn: DAY.optional(),
    });
    return {
      ...PLAIN,
      preview: `We’ve received ${amount}.`,
      heading: "Thank you for your payment",
      paragraphs: [
        "We’ve received your payment. You can view and print the invoice under Plan and team at any time.",
        ...(renewsOn === undefined
          ? []
          : [`Your plan renews on ${renewsOn}. You can cancel it until then; we’ll email you 30 days before.`]),
        ...(taxNote === "" ? [] : [taxNote]),
      ],
      facts: [
        ["Invoice", number],
        ["Period", `${from} to ${until}`],
        ...(paidOn === undefined ? [] : [["Paid on", paidOn] as const]),
      ],
      sums,
      action: { label: "Open the invoice", href: at(`/settings/invoices/${invoice}`) },
    };
  },
  "payment-failed": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your payment for ${plan} failed. Your plan stays active until ${day}.`,
      heading: "Your payment didn’t go through",
      paragraphs: [
        `Your payment for the ${plan} plan didn’t go through. Your plan stays active until ${day}. Please pay before then; you can use another card.`,
      ],
      action: { label: "Pay now", href: at(SETTINGS) },
    };
  },
  "payment-reminder": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan will be paused on ${day} unless you pay.`,
      heading: `Pay by ${day} to keep your plan`,
      paragraphs: [
        `Your ${plan} plan is still unpaid. It will be paused on ${day} for you and your team, and will resume as soon as you pay.`,
      ],
      action: { label: "Pay now", href: at(SETTINGS) },
    };
  },
  "payment-stopped": (values, at) => {
    const { plan } = read(values, { plan: PLAN });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan is paused.`,
      heading: "Your plan is paused",
      paragraphs: [
        `We haven’t received payment for your ${plan} plan, so it’s paused. It resumes, with everything you saved, as soon as you pay. ${FREE}`,
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
        `Your ${plan} plan is paid until ${day} and stays active until then. You won’t be charged again. You can undo the cancellation until that day.`,
      ],
      action: { label: "Go to Plan and team", href: at(SETTINGS) },
    };
  },
  "plan-smaller": (values, at) => {
    const { plan, next, day } = read(values, { plan: PLAN, next: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your plan changes to ${next} on ${day}.`,
      heading: `Your plan is changing to ${next}`,
      paragraphs: [
        `Your ${plan} plan continues until ${day}. It then changes to ${next}, at the ${next} price. You can undo this until then.`,
      ],
      action: { label: "Go to Plan and team", href: at(SETTINGS) },
    };
  },
  "plan-ended": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan has ended.`,
      heading: "Your plan has ended",
      paragraphs: [
        `Your ${plan} plan ended on ${day} and you won’t be charged again. We’ve kept what you saved. You can open it again with a new plan. ${FREE}`,
      ],
      action: { label: "See plans", href: at(PLANS) },
    };
  },
  "renewal-ahead": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} plan renews on ${day}.`,
      heading: `Your plan renews on ${day}`,
      paragraphs: [
        `Your ${plan} plan renews for another year on ${day}, and we’ll charge you then. To change or cancel it, go to Plan and team before that day.`,
      ],
      action: { label: "Go to Plan and team", href: at(SETTINGS) },
    };
  },
  "trial-started": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `You have ${plan} until ${day}.`,
      heading: `Your ${TRIAL.days}-day trial has started`,
      paragraphs: [
        `You have everything in ${plan} until ${day}. After that your account returns to free. You won’t be charged; we don’t have your payment details.`,
      ],
      action: { label: "Open the Insights Portal", href: at("/insights") },
    };
  },
  "trial-ending": (values, at) => {
    const { plan, day } = read(values, { plan: PLAN, day: DAY });
    return {
      ...PLAIN,
      preview: `Your ${plan} trial ends on ${day}.`,
      heading: `Your trial ends on ${day}`,
      paragraphs: [
        `Your ${plan} trial on ${SITE.name} ends on ${day}. Your account then returns to free and you won’t be charged. To keep your scores and analyses, choose a plan before then.`,
      ],
      action: { label: "See plans", href: at(PLANS) },
    };
  },
  "trial-ended": (values, at) => {
    const { plan } = read(values, { plan: PLAN });
    return {
      ...PLAIN,
      preview: `Your ${plan} trial has ended.`,
      heading: "Your trial has ended",
      paragraphs: [`Your ${plan} trial has ended and you haven’t been charged. ${FREE}`],
      action: { label: "See plans", href: at(PLANS) },
    };
  },
} satisfies Record<string, EmailWriter>;

const PLAN = z.enum(Object.values(PLAN_NAMES));
const DAY = z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
const AMOUNT = z.string().regex(/^€[\d,]+\.\d{2}$/);
/** Texts with their amounts; credits are negative. */
const SUMS = z
  .string()
  .transform((text, issues): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      issues.addIssue("Not JSON");
      return z.NEVER;
    }
  })
  .pipe(z.array(z.tuple([z.string().max(200), z.string().regex(/^\u2212?€[\d,]+\.\d{2}$/)])).min(1));
const NUMBER = z.string().regex(/^[\w-]{1,60}$/);

function read<Shape extends z.ZodRawShape>(values: EmailValues, shape: Shape): z.output<z.ZodObject<Shape>> {
  const found = z.object(shape).safeParse(values);
  if (!found.success)
    throw new EmailError(
      `An email about a subscription lacks a value: ${found.error.issues.map(({ path }) => path.join(".")).join(", ")}.`,
    );
  return found.data;
}
