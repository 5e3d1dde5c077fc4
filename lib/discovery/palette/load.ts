import "server-only";
import type { PaletteNames, TextName } from "@/lib/catalogue/names/names";
import { loadGuides, loadMethods, loadPosts } from "@/lib/hub/posts/load";
import { guideHref, methodHref, postHref } from "@/lib/hub/posts/post";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { loadNames } from "@/lib/rankings/names/load";
import { servesLastGood } from "@/lib/platform/page-cache/cached-for-all";

/**
 * The names of all destinations, without positions.
 * @throws if the database does not respond and nothing is cached
 */
export async function loadPaletteNames(): Promise<PaletteNames> {
  const [names, texts, study] = await Promise.all([loadNames(), listTexts(), loadShownStudy()]);
  const spellings = Object.fromEntries(study.markets.map(({ slug, spellings: own }) => [slug, own]));
  return { ...names, texts, markets: study.markets.map(({ slug }) => slug), spellings };
}

/** Whether the names just read may be of an earlier publication. */
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
