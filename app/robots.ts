import type { MetadataRoute } from "next";
import { servesSample } from "@/app/serves-sample";
import { isIndexable } from "@/lib/platform/site/environment";
import { siteOrigin } from "@/lib/platform/site/origin";

export const dynamic = "force-dynamic";

export default async function robots(): Promise<MetadataRoute.Robots> {
  if (!isIndexable(await servesSample())) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    // Pages that must not be indexed say so themselves, which works only if crawlers may read them.
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: new URL("/sitemap.xml", siteOrigin()).href,
  };
}
