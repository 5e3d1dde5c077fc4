import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { brandSearchHref } from "@/lib/rankings/search-params";
import { SITE } from "@/lib/platform/site/site";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

const SEARCHED = "search_term_string";

export const toPublisherId = (origin: string): string => new URL("/#organization", origin).href;
export const toWebSiteId = (origin: string): string => new URL("/#website", origin).href;

/** The publisher, in short, for pages other than the home page. */
export function toPublisher(origin: string): Organization {
  return { "@type": "Organization", "@id": toPublisherId(origin), name: SITE.company, url: new URL("/", origin).href };
}

/** The publisher, in full, with what it publishes: on the home page and on the contact page. */
export function toOrganization(origin: string, { description }: Pick<ShownStudy, "description">): Organization {
  return {
    "@type": "Organization",
    "@id": toPublisherId(origin),
    name: SITE.company,
    url: new URL("/", origin).href,
    logo: new URL("/apple-icon.png", origin).href,
    description,
    email: SITE.contactAddress,
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: SITE.contactAddress,
        url: new URL("/contact-us", origin).href,
      },
      {
        "@type": "ContactPoint",
        contactType: "permissions",
        email: SITE.rightsAddress,
        url: new URL("/contact-us#rights", origin).href,
      },
    ],
    publishingPrinciples: new URL("/ranking-guidelines", origin).href,
  };
}

/** The site and its brand search, which needs a market: the default one until the reader chooses another. */
export function toWebSite(
  origin: string,
  { defaultMarket, description }: Pick<ShownStudy, "defaultMarket" | "description">,
): WebSite {
  const search = new URL(brandSearchHref({ market: defaultMarket, q: SEARCHED }), origin).href;
  const action: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: search.replace(SEARCHED, `{${SEARCHED}}`) },
    "query-input": `required name=${SEARCHED}`,
  };
  return {
    "@type": "WebSite",
    "@id": toWebSiteId(origin),
    name: SITE.name,
    url: new URL("/", origin).href,
    description,
    inLanguage: "en",
    publisher: { "@id": toPublisherId(origin) },
    potentialAction: action,
  };
}
