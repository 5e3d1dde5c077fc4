import "server-only";
import { listBrandNames } from "@/lib/rankings/brands/queries";
import { joinIndustries, type PaletteNames, type TextName } from "@/lib/catalogue/names/names";
import { loadGuides, loadMethods, loadPosts } from "@/lib/hub/posts/load";
import { guideHref, methodHref, postHref } from "@/lib/hub/posts/post";
import { loadIndustries, loadMarkets } from "@/lib/rankings/load";
import { cachedForAll, servesLastGood } from "@/lib/platform/page-cache/cached-for-all";

/** Visitors may know which brands there are. */
const ANYONE = null;

const loadBrandNames = cachedForAll("brand-names", async () => listBrandNames(ANYONE));

/**
 * The names of everything one can go to, without any position.
 * @throws when the database did not answer and nothing was read from it before
 */
export async function loadPaletteNames(): Promise<PaletteNames> {
  const [brands, markets, texts] = await Promise.all([loadBrandNames(), loadMarkets(), listTexts()]);
  const lists = await Promise.all(markets.map(async ({ slug }) => ({ market: slug, industries: await loadIndustries(slug) })));
  return { brands, industries: joinIndustries(lists), texts };
}

/** May the names that were just read be those of an earlier publication? */
export const mayNamesBeOld = (): boolean => servesLastGood();

async function listTexts(): Promise<TextName[]> {
  const [guides, posts, methods] = await Promise.all([loadGuides(), loadPosts(), loadMethods()]);
  const texts: TextName[] = [
    ...guides.map(({ slug, title }) => ({ title, href: guideHref(slug), kind: "Guide" as const })),
    ...posts.map(({ slug, title }) => ({ title, href: postHref(slug), kind: "Post" as const })),
    ...methods.map(({ slug, title }) => ({ title, href: methodHref(slug), kind: "Method" as const })),
  ];
  return texts.toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}
