import type { MetadataRoute } from "next";
import { servesSample } from "@/app/serves-sample";
import { brandHref } from "@/lib/brands/brand-slug";
import { loadGuides, loadMethods, loadPosts } from "@/lib/posts/load";
import { guideHref, methodHref, postHref } from "@/lib/posts/post";
import { loadMarkets, loadRanking } from "@/lib/rankings/load";
import { rankingHref } from "@/lib/rankings/search-params";
import { isIndexable } from "@/lib/site/environment";

/** Which study is served, and so whether to list anything, is known when asked. */
export const dynamic = "force-dynamic";

const PAGES = [
  "/",
  "/rankings",
  "/about-study",
  "/features",
  "/pricing",
  "/ranking-guidelines",
  "/contact-us",
  "/terms-conditions",
  "/privacy-policy",
  "/cookie-settings",
  "/help",
  "/api-reference",
  "/sustainability-branding-hub",
  "/sustainability-branding-hub/insights",
];

interface Entry {
  path: string;
  changed?: string;
}

/** Everything open to visitors; nothing at all where search engines are not to list the site. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!isIndexable(await servesSample())) return [];
  const [articles, rankings] = await Promise.all([listArticles(), listRankings()]);
  const origin = process.env.APP_ORIGIN ?? "http://localhost:3000";
  const pages: Entry[] = PAGES.map((path) => ({ path }));
  return [...pages, ...articles, ...rankings].map(({ path, changed }) => ({
    url: new URL(path, origin).href,
    ...(changed ? { lastModified: changed } : {}),
  }));
}

async function listArticles(): Promise<Entry[]> {
  const [guides, methods, posts] = await Promise.all([loadGuides(), loadMethods(), loadPosts()]);
  return [
    ...methods.map(({ slug, updated }) => ({ path: methodHref(slug), changed: updated })),
    ...guides.map(({ slug, updated }) => ({ path: guideHref(slug), changed: updated })),
    ...posts.map(({ slug, updated }) => ({ path: postHref(slug), changed: updated })),
  ];
}

/** Markets, and the brands of their open rows once each and alphabetically: a sitemap tells no position. */
async function listRankings(): Promise<Entry[]> {
  const markets = await loadMarkets();
  const views = await Promise.all(markets.map(({ slug }) => loadRanking(slug)));
  const brands = new Map<string, string>();
  for (const view of views) {
    if (view?.status !== "ready") continue;
    for (const { brand } of view.rows) {
      const known = brands.get(brand.slug);
      if (!known || known < view.updatedAt) brands.set(brand.slug, view.updatedAt);
    }
  }
  return [
    ...markets.map(({ slug, publishedAt }) => ({ path: rankingHref({ market: slug }), changed: publishedAt })),
    ...[...brands.keys()].sort().map((slug) => ({ path: brandHref(slug), changed: brands.get(slug) })),
  ];
}
