// Apart from the schema: the page that shows them has no use for the schema's library.

/** Letters that can be switched off, with what is said of them. Receipts and letters about security always come. */
export const CHOSEN_EMAILS = {
  product_news: {
    name: "News of the study",
    says: "When a new wave is published, or the product learns something new.",
  },
  trial_ending: { name: "End of a trial", says: "A reminder before your trial ends." },
  alert_digest: { name: "Alerts", says: "A summary of alerts after a publication, by your team’s rules." },
  team_news: { name: "News of your team", says: "When somebody joins or leaves, or your role changes." },
} as const;

export type ChosenEmails = keyof typeof CHOSEN_EMAILS;

/** In the order in which they are shown. */
export const EMAIL_NAMES = Object.keys(CHOSEN_EMAILS) as ChosenEmails[];
