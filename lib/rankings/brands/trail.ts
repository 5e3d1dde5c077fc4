import type { BreadcrumbList } from "schema-dts";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";
import { rankingHref } from "@/lib/rankings/search-params";

/** One step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  name: string;
  href: string;
}

export const HUB_CRUMB: Crumb = { name: "Sustainability Hub", href: "/sustainability-branding-hub" };
export const INSIGHTS_CRUMB: Crumb = { name: "Blog", href: "/sustainability-branding-hub/insights" };
export const STUDY_CRUMB: Crumb = { name: "About the study", href: "/about-study" };
const RANKINGS_CRUMB: Crumb = { name: "Rankings", href: "/rankings" };

/** The breadcrumb of a market's ranking, or of an industry in it. */
export function toRankingTrail(market: Named, industry: Named | null): Crumb[] {
  const trail = [RANKINGS_CRUMB, { name: market.name, href: rankingHref({ market: market.slug }) }];
  return industry
    ? [...trail, { name: industry.name, href: rankingHref({ market: market.slug, industry: industry.slug }) }]
    : trail;
}

/** The breadcrumb of a brand: its first market's ranking, its industry there, itself. */
export function toBrandTrail(brand: Named, market: Named, industry: Named): Crumb[] {
  return [...toRankingTrail(market, industry), { name: brand.name, href: brandHref(brand.slug) }];
}

/** A breadcrumb as structured data. With a single step there is none. */
export function toTrailList(trail: readonly Crumb[], origin: string): BreadcrumbList[] {
  const last = trail.at(-1);
  if (!last || trail.length < 2) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": toTrailId(new URL(last.href, origin).href),
      itemListElement: trail.map(({ name, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: { "@id": new URL(href, origin).href },
      })),
    },
  ];
}

/** ID of a page's breadcrumb in its structured data. */
export const toTrailId = (url: string): string => `${url}#trail`;
