/** What a page of the plan says after something was done, by the word in its address. */
export const PLAN_MESSAGES = {
  started: { text: "Thank you. Your plan is open, and a receipt is on its way to you.", isFault: false },
  trial: { text: "Your trial has begun: everything in the plan is open to you.", isFault: false },
  upgraded: { text: "Your larger plan is open.", isFault: false },
  smaller: { text: "Your plan becomes the smaller one when the paid year is over.", isFault: false },
  cancelled: { text: "Your plan is cancelled. It stays open until the paid year is over.", isFault: false },
  kept: { text: "Your plan goes on as it is.", isFault: false },
  paid: { text: "Thank you. What was owed is paid, and your plan goes on.", isFault: false },
  renewed: { text: "Test: the period was brought to its end.", isFault: false },
  unpaid: { text: "Nothing was paid, and nothing has changed.", isFault: true },
  refused: {
    text: "The payment did not go through, and nothing has changed. Try another card under “Card and billing address”.",
    isFault: true,
  },
  taken: {
    text: "A trial can be had once, and this account or address has had one. Plans can be chosen at any time.",
    isFault: true,
  },
  stale: { text: "Something had changed meanwhile, so nothing was done. This is how it stands now.", isFault: true },
  failed: { text: "That could not be done just now. Nothing has changed; please try again.", isFault: true },
} as const;
export type PlanMessage = keyof typeof PLAN_MESSAGES;

/** The word in an address; null for none of ours. */
export function parsePlanMessage(text: string | string[] | undefined): PlanMessage | null {
  return typeof text === "string" && Object.hasOwn(PLAN_MESSAGES, text) ? (text as PlanMessage) : null;
}
