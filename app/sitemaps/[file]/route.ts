import { listedPages } from "@/app/listed-pages";
import { siteOrigin } from "@/lib/platform/site/origin";
import { parseSitemapName, toParts, toSitemap } from "@/lib/platform/site/sitemap";

/** The published study, and so whether to list anything, is known only at request time. */
export const dynamic = "force-dynamic";

interface Asked {
  params: Promise<{ file: string }>;
}

/** The addresses of one type of page. */
export async function GET(_request: Request, { params }: Asked) {
  const name = parseSitemapName((await params).file);
  if (!name) return new Response(null, { status: 404 });
  const parts = toParts(await listedPages(name.kind));
  const entries = parts[name.part - 1];
  if (!entries && name.part > 1) return new Response(null, { status: 404 });
  return new Response(toSitemap(entries ?? [], siteOrigin()), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
