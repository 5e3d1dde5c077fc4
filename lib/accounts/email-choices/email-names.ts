// Separate from the schema, because the page that shows them does not need the schema's library.

/** Emails that can be turned off, with their descriptions. Receipts and security emails are always sent. */
export const CHOSEN_EMAILS = {
  product_news: {
    name: "Study news",
    says: "News and invitations about the study, from our team.",
  },
  trial_ending: { name: "Trial reminder", says: "A reminder before your trial ends." },
  alert_digest: { name: "Alerts", says: "A summary of your team’s risk alerts when new results are published." },
  team_news: { name: "Team updates", says: "When someone joins or leaves your team, or your role changes." },
} as const;

export type ChosenEmails = keyof typeof CHOSEN_EMAILS;

/** In display order. */
export const EMAIL_NAMES = Object.keys(CHOSEN_EMAILS) as ChosenEmails[];
