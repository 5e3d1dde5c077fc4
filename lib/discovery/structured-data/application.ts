import { SITE } from "@/lib/platform/site/site";

/**
 * The site as an application that costs nothing to open: positions are free, plans are a product of their own.
 * Constants only: the component that writes it (next-seo's) escapes no more than a literal end of a script, so nothing
 * that anyone can write or name comes in here.
 */
export function toApplication(origin: string) {
  const home = new URL("/", origin);
  if (!/^https?:$/.test(home.protocol)) throw new Error("APP_ORIGIN is not a web address.");
  return {
    type: "WebApplication",
    name: SITE.name,
    description: SITE.description,
    url: home.origin,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    offers: { price: 0, priceCurrency: "USD" },
    publisher: { name: SITE.company, url: home.origin },
  } as const;
}
