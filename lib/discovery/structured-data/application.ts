import { SITE } from "@/lib/platform/site/site";

/**
 * The site as a free application: positions are free, plans are separate products. Constants only: next-seo's component
 * escapes nothing but a literal end of a script, so no user input may come in here.
 */
export function toApplication(origin: string) {
  const home = new URL("/", origin);
  if (!/^https?:$/.test(home.protocol)) throw new Error("APP_ORIGIN is not a web address.");
  return {
    type: "WebApplication",
    name: SITE.name,
    description: "Official rankings of brands by how sustainable people think they are.",
    url: home.origin,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    offers: { price: 0, priceCurrency: "USD" },
    publisher: { name: SITE.company, url: home.origin },
  } as const;
}
