import type { Brand } from "schema-dts";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import type { Named } from "@/lib/catalogue/names/named";

/**
 * The subject of a brand's page. A survey of the public is neither a review nor a product rating, and only the page
 * shows positions.
 */
export function toBrand({ slug, name }: Named, origin: string): Brand {
  return { "@type": "Brand", "@id": `${new URL(brandHref(slug), origin).href}#brand`, name };
}
