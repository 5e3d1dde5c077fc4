import { z } from "zod";

export const emailChoices = z.strictObject({
  product_news: z.boolean(),
  trial_ending: z.boolean(),
  alert_digest: z.boolean(),
  team_news: z.boolean(),
});

/** A person's choice of emails. */
export type EmailChoices = z.output<typeof emailChoices>;

/** The default until someone has chosen: news needs consent. */
export const FIRST_CHOICES: EmailChoices = {
  product_news: false,
  trial_ending: true,
  alert_digest: true,
  team_news: true,
};
