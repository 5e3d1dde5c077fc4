import type { LetterWriter } from "@/lib/mail/words";

/** Letters of subscriptions and payments. */
export const billingLetters = {} satisfies Record<string, LetterWriter>;
