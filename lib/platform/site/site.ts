/**
 * Who publishes this site and what the publisher claims. The one place to change for another publisher:
 * page titles, the footer, the cards and the structured data all read it from here.
 */
export const SITE = {
  name: "Granskog",
  company: "Granskog",
  headline: "Europe's Largest Brand Study on Sustainability",
  description:
    "Europe’s largest brand study on sustainability: official rankings of brands in the Nordic markets and the Netherlands.",
  contactAddress: "hello@granskog.example",
  rightsAddress: "rights@granskog.example",
  /** What every page of the site can be looked for by; pages add their own. */
  keywords: ["sustainability", "brand ranking", "sustainable brands"],
  copyrightYear: 2025,
  rankingYear: 2025,
  /** Claims describe the publisher's whole body of work, not the study that happens to be loaded. */
  claims: {
    brands: "1600+",
    interviews: "650,000+",
    assessments: "50,000,000+",
    years: "15+",
    nordicCountries: 5,
  },
} as const;
