import type { Brand } from "schema-dts";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";

/**
 * What a brand's page is about. A survey among the public is no review and no rating that one could buy by, and
 * positions are the page's to show.
 */
export function toBrand({ slug, name }: Named, origin: string): Brand {
  return { "@type": "Brand", "@id": `${new URL(brandHref(slug), origin).href}#brand`, name };
}
