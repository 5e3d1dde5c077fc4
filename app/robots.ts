import type { MetadataRoute } from "next";
import { servesSample } from "@/app/serves-sample";
import { isIndexable } from "@/lib/site/environment";

export const dynamic = "force-dynamic";

export default async function robots(): Promise<MetadataRoute.Robots> {
  if (!isIndexable(await servesSample())) return { rules: { userAgent: "*", disallow: "/" } };
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/auth"] },
    sitemap: new URL("/sitemap.xml", process.env.APP_ORIGIN ?? "http://localhost:3000").href,
  };
}
