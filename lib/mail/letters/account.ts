import type { LetterWriter } from "@/lib/mail/words";

/** Letters of what becomes of an account. */
export const accountLetters = {} satisfies Record<string, LetterWriter>;
