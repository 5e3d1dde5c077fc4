import { servesSample } from "@/app/serves-sample";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { loadPublicBrandSlugs } from "@/lib/rankings/brands/load";
import { loadTerms } from "@/lib/hub/glossary/load";
import { termHref } from "@/lib/hub/glossary/term";
import { loadListedIndustries } from "@/lib/rankings/industries/load";
import { loadDocument, loadGuides, loadMethods, loadPosts } from "@/lib/hub/posts/load";
import { guideHref, methodHref, postHref } from "@/lib/hub/posts/post";
import { countTopics, isListedTopic, topicHref } from "@/lib/hub/posts/topic";
import { loadMarkets } from "@/lib/rankings/load";
import { rankingHref } from "@/lib/rankings/search-params";
import { isIndexable } from "@/lib/platform/site/environment";
import type { SitemapEntry, SitemapKind } from "@/lib/platform/site/sitemap";
import { GLOSSARY_CRUMB } from "@/lib/discovery/structured-data/glossary";

const HUB = "/sustainability-branding-hub";
/** Pages whose text is in the code, so their date of change is unknown. */
const FIXED = ["/features", "/pricing", "/contact-us", "/help", "/api-reference"];
/** Pages rendered from a document in `content/` with the same name. */
const DOCUMENTS = ["about-study", "ranking-guidelines", "terms-conditions", "privacy-policy", "cookie-settings"];

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

async function listPages(): Promise<SitemapEntry[]> {
  const [markets, posts, documents] = await Promise.all([
    loadMarkets(),
    loadPosts(),
    Promise.all(DOCUMENTS.map(loadDocument)),
  ]);
  const newest = latest(posts.map(({ updated }) => updated));
  return [
    { path: "/", changed: latest(markets.map(({ publishedAt }) => publishedAt)) },
    ...FIXED.map((path) => ({ path })),
    ...documents.map(({ slug, updated }) => ({ path: `/${slug}`, changed: updated })),
    { path: HUB, changed: newest },
    { path: `${HUB}/insights`, changed: newest },
    ...countTopics(posts)
      .filter(isListedTopic)
      .map(({ topic }) => ({
        path: topicHref(topic),
        changed: latest(posts.filter((post) => post.topic === topic).map(({ updated }) => updated)),
      })),
  ];
}

/** Markets, and their industries with enough content. */
async function listRankings(): Promise<SitemapEntry[]> {
  const [markets, industries] = await Promise.all([loadMarkets(), loadListedIndustries()]);
  return [
    { path: "/rankings", changed: latest(markets.map(({ publishedAt }) => publishedAt)) },
    ...markets.map(({ slug, publishedAt }) => ({ path: rankingHref({ market: slug }), changed: publishedAt })),
    ...industries.map(({ updatedAt, ...address }) => ({ path: rankingHref(address), changed: updatedAt })),
  ];
}

/** Brands in the public rows, alphabetically, so that a sitemap reveals no position. */
async function listBrands(): Promise<SitemapEntry[]> {
  const [slugs, markets] = await Promise.all([loadPublicBrandSlugs(), loadMarkets()]);
  const changed = latest(markets.map(({ publishedAt }) => publishedAt));
  return slugs.map((slug) => ({ path: brandHref(slug), changed }));
}

async function listArticles(): Promise<SitemapEntry[]> {
  const [guides, methods, posts] = await Promise.all([loadGuides(), loadMethods(), loadPosts()]);
  return [
    ...methods.map(({ slug, updated }) => ({ path: methodHref(slug), changed: updated })),
    ...guides.map(({ slug, updated }) => ({ path: guideHref(slug), changed: updated })),
    ...posts.map(({ slug, updated }) => ({ path: postHref(slug), changed: updated })),
  ];
}

async function listGlossary(): Promise<SitemapEntry[]> {
  const terms = await loadTerms();
  return [
    { path: GLOSSARY_CRUMB.href, changed: latest(terms.map(({ updated }) => updated)) },
    ...terms.map(({ slug, updated }) => ({ path: termHref(slug), changed: updated })),
  ];
}

const LISTS: Record<SitemapKind, () => Promise<SitemapEntry[]>> = {
  pages: listPages,
  rankings: listRankings,
  brands: listBrands,
  articles: listArticles,
  glossary: listGlossary,
};

/** Pages of a type for search engines; none if the site must not be indexed. */
export async function listedPages(kind: SitemapKind): Promise<SitemapEntry[]> {
  return isIndexable(await servesSample()) ? LISTS[kind]() : [];
}
