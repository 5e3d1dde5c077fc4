import { z } from "zod";

/** Letters that can be switched off, with what is said of them. Receipts and letters about security always come. */
export const CHOSEN_LETTERS = {
  product_news: { name: "News of the study", says: "When a new wave is published, or the product learns something new." },
  trial_ending: { name: "End of a trial", says: "A reminder before your trial ends." },
  alert_digest: { name: "Alerts", says: "A summary of alerts about the brands you follow." },
  team_news: { name: "News of your team", says: "When somebody joins or leaves, or your role changes." },
} as const;

export type ChosenLetters = keyof typeof CHOSEN_LETTERS;

/** In the order in which they are shown. */
export const LETTER_NAMES = Object.keys(CHOSEN_LETTERS) as ChosenLetters[];

export const letterChoices = z.strictObject({
  product_news: z.boolean(),
  trial_ending: z.boolean(),
  alert_digest: z.boolean(),
  team_news: z.boolean(),
});

/** Which of them somebody wants. */
export type LetterChoices = z.output<typeof letterChoices>;

/** What holds until somebody has chosen: news needs consent. */
export const FIRST_CHOICES: LetterChoices = { product_news: false, trial_ending: true, alert_digest: true, team_news: true };
