/**
 * What Google asks of a thing before it can be a rich result. Written down on 22 November 2026 from memory of the pages
 * named, which could not be opened from where this was written: check them against the pages before relying on more than
 * what stands here.
 */
export interface GoogleRule {
  source: string;
  /** Each of these must be there. */
  required: readonly string[];
  /** One of each of these groups must be there. */
  oneOf?: readonly (readonly string[])[];
  /** Said of a value beyond its being there; answers with the fault. */
  also?: (thing: Readonly<Record<string, unknown>>) => string | null;
}

const DOCS = "https://developers.google.com/search/docs/appearance/structured-data";

function checkDescription({ description }: Readonly<Record<string, unknown>>): string | null {
  const length = typeof description === "string" ? description.length : 0;
  return length >= 50 && length <= 5000 ? null : `description has ${length} characters, not 50 to 5000`;
}

function checkSteps({ itemListElement }: Readonly<Record<string, unknown>>): string | null {
  return Array.isArray(itemListElement) && itemListElement.length >= 2 ? null : "a trail of fewer than two steps";
}

/** By schema.org's type; a narrower type that is not named follows the wider one that is. */
export const GOOGLE_RULES: Readonly<Record<string, GoogleRule>> = {
  // Nothing is required of an article, and these are what is recommended that every text of ours has.
  Article: { source: `${DOCS}/article`, required: ["headline", "author", "datePublished", "dateModified"] },
  BreadcrumbList: { source: `${DOCS}/breadcrumb`, required: ["itemListElement"], also: checkSteps },
  Dataset: {
    source: `${DOCS}/dataset`,
    required: ["name", "description", "license", "creator"],
    also: checkDescription,
  },
  FAQPage: { source: `${DOCS}/faqpage`, required: ["mainEntity"] },
  Question: { source: `${DOCS}/faqpage`, required: ["name", "acceptedAnswer"] },
  Answer: { source: `${DOCS}/faqpage`, required: ["text"] },
  Organization: { source: `${DOCS}/organization`, required: ["name", "url"] },
  Product: { source: `${DOCS}/product-snippet`, required: ["name"], oneOf: [["offers", "review", "aggregateRating"]] },
  AggregateOffer: { source: `${DOCS}/product-snippet`, required: ["lowPrice", "priceCurrency"] },
  Offer: { source: `${DOCS}/product-snippet`, required: ["price", "priceCurrency"] },
  // A rich result would take a rating or a review as well. There are none, and none are invented: the page is not to be one.
  SoftwareApplication: { source: `${DOCS}/software-app`, required: ["name", "offers"] },
  WebSite: { source: `${DOCS}/../site-names`, required: ["name", "url"] },
};
