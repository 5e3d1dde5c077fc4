import type { BreadcrumbList, Graph, WebPage } from "schema-dts";
import { brandHref } from "@/lib/brands/brand-slug";
import type { Named } from "@/lib/rankings/ranking-row";
import { rankingHref } from "@/lib/rankings/search-params";

/** One step of the way to a page; the last one is the page itself. */
export interface Crumb {
  name: string;
  href: string;
}

/** The way to a brand: its first market's ranking, its industry there, itself. */
export function toBrandTrail(brand: Named, market: Named, industry: Named): Crumb[] {
  return [
    { name: "Rankings", href: "/rankings" },
    { name: market.name, href: rankingHref({ market: market.slug }) },
    { name: industry.name, href: rankingHref({ market: market.slug, industry: industry.slug }) },
    { name: brand.name, href: brandHref(brand.slug) },
  ];
}

interface BrandPageFacts {
  brand: Named;
  trail: readonly Crumb[];
  description: string;
  /** ISO timestamp of the publication the page shows. */
  publishedAt: string | null;
  publisher: string;
  /** Address of the site, without a path. */
  origin: string;
}

/**
 * What a search engine is told of a brand's page: that it is a page about a brand, and the way to it. A survey among
 * the public is no review and no rating that one could buy by, and positions are the page's to show.
 */
export function toBrandGraph({ brand, trail, description, publishedAt, publisher, origin }: BrandPageFacts): Graph {
  const absolute = (href: string) => new URL(href, origin).href;
  const url = absolute(brandHref(brand.slug));
  const page: WebPage = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: brand.name,
    description,
    inLanguage: "en",
    isAccessibleForFree: true,
    ...(publishedAt && { dateModified: publishedAt }),
    about: { "@type": "Brand", name: brand.name },
    publisher: { "@type": "Organization", name: publisher, url: absolute("/") },
    breadcrumb: { "@id": `${url}#trail` },
  };
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    "@id": `${url}#trail`,
    itemListElement: trail.map(({ name, href }, index) => ({ "@type": "ListItem", position: index + 1, name, item: absolute(href) })),
  };
  return { "@context": "https://schema.org", "@graph": [page, list] };
}
