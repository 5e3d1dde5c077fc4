/**
 * The publisher and its claims. To publish as someone else, change this file only: page titles, footer, cards and
 * structured data read it from here.
 */
export const SITE = {
  name: "Granskog",
  company: "Granskog",
  headline: "Europe's Largest Brand Study on Sustainability",
  description:
    "Europe’s largest brand study on sustainability: official rankings of brands in the Nordic markets and the Netherlands.",
  /** Under emails and on invoices; invented, as the publisher is. */
  postalAddress: "Storgatan 1, 111 22 Stockholm",
  contactAddress: "hello@granskog.example",
  rightsAddress: "rights@granskog.example",
  /** Keywords of every page; pages add their own. */
  keywords: ["sustainability", "brand ranking", "sustainable brands"],
  copyrightYear: 2025,
  rankingYear: 2025,
  /** Times of publication are set and said in it, unless the study's definition names another. */
  timeZone: "Europe/Stockholm",
  /** Claims describe all of the publisher's work, not the loaded study. */
  claims: {
    brands: "1600+",
    interviews: "650,000+",
    assessments: "50,000,000+",
    years: "15+",
    nordicCountries: 5,
  },
} as const;
