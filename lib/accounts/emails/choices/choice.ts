import { z } from "zod";

export const letterChoices = z.strictObject({
  product_news: z.boolean(),
  trial_ending: z.boolean(),
  alert_digest: z.boolean(),
  team_news: z.boolean(),
});

/** Which of them somebody wants. */
export type LetterChoices = z.output<typeof letterChoices>;

/** What holds until somebody has chosen: news needs consent. */
export const FIRST_CHOICES: LetterChoices = {
  product_news: false,
  trial_ending: true,
  alert_digest: true,
  team_news: true,
};
