import { listedPages } from "@/app/listed-pages";
import { siteOrigin } from "@/lib/platform/site/origin";
import { SITEMAPS, toSitemapIndex } from "@/lib/platform/site/sitemap";

/** The published study, and so whether to list anything, is known only at request time. */
export const dynamic = "force-dynamic";

/** The index of the sitemaps. */
export async function GET() {
  const lists = await Promise.all(SITEMAPS.map(async (kind) => ({ kind, entries: await listedPages(kind) })));
  const index = toSitemapIndex(lists, siteOrigin());
  return new Response(index, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
