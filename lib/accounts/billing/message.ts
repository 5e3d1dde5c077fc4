import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";

/** A message on the plan's page after an action, by the word in its address. */
export const PLAN_MESSAGES = {
  started: { text: "Thank you. Your plan is active and we’ve emailed you a receipt.", isFault: false },
  trial: { text: "Your trial has started. You now have everything in the plan.", isFault: false },
  upgraded: { text: "Your upgrade is active.", isFault: false },
  smaller: { text: "Your plan will change at the end of the year you have paid for.", isFault: false },
  cancelled: {
    text: "Your plan is cancelled. It stays active until the end of the year you have paid for.",
    isFault: false,
  },
  kept: { text: "Your plan continues as it is.", isFault: false },
  paid: { text: "Thank you. Your payment went through and your plan continues.", isFault: false },
  renewed: { text: "Test: the billing period has been ended.", isFault: false },
  unpaid: { text: "Payment cancelled. Nothing has changed.", isFault: true },
  refused: {
    text: "Your payment didn’t go through and nothing has changed. Try another card under “Card and billing address”.",
    isFault: true,
  },
  taken: {
    text: "This account or email address has already had a trial. You can choose a plan at any time.",
    isFault: true,
  },
  off: { text: "There are no trials at the moment. You can choose a plan at any time.", isFault: true },
  untried: { text: `Only ${PLAN_NAMES[TRIAL.tier]} starts with a trial.`, isFault: true },
  trying: { text: "Your trial has already started.", isFault: true },
  held: { text: "You already have a plan, so you can’t start a trial.", isFault: true },
  unneeded: { text: "Admins see everything without a plan or a trial.", isFault: true },
  stale: {
    text: "Your plan changed while this page was open, so we didn’t apply this. Here is the current status.",
    isFault: true,
  },
  failed: { text: "Something went wrong. Nothing has changed; please try again.", isFault: true },
} as const;
export type PlanMessage = keyof typeof PLAN_MESSAGES;

/** The word in an address; null if it is not one of ours. */
export function parsePlanMessage(text: string | string[] | undefined): PlanMessage | null {
  return typeof text === "string" && Object.hasOwn(PLAN_MESSAGES, text) ? (text as PlanMessage) : null;
}
