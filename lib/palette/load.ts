import "server-only";
import { listBrandNames } from "@/lib/palette/queries";
import { toNames, type PaletteNames } from "@/lib/palette/names";
import { loadGuides, loadMethods, loadPosts } from "@/lib/posts/load";
import { guideHref, methodHref, postHref } from "@/lib/posts/post";
import { loadMarkets } from "@/lib/rankings/load";
import { cachedForAll } from "@/lib/site/load";

/** Names are the same for everyone. */
const ANYONE = null;

const loadBrandNames = cachedForAll("palette-names", async () => {
  const markets = await loadMarkets();
  return toNames(await Promise.all(markets.map(async ({ slug }) => ({ slug, rows: await listBrandNames(ANYONE, slug) }))));
});

/**
 * Names of everything one can go to: brands, industries, guides and posts.
 * @throws when the database did not answer and nothing was read from it before
 */
export async function loadPaletteNames(): Promise<PaletteNames> {
  const [names, guides, methods, posts] = await Promise.all([loadBrandNames(), loadGuides(), loadMethods(), loadPosts()]);
  return {
    ...names,
    texts: [
      ...guides.map(({ slug, title }) => ({ href: guideHref(slug), name: title })),
      ...methods.map(({ slug, title }) => ({ href: methodHref(slug), name: title })),
      ...posts.map(({ slug, title }) => ({ href: postHref(slug), name: title })),
    ],
  };
}
