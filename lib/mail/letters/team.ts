import type { LetterWriter } from "@/lib/mail/words";

/** Letters of teams and their invitations. */
export const teamLetters = {} satisfies Record<string, LetterWriter>;
