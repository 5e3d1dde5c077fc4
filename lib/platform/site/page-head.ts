import { SITE } from "@/lib/platform/site/site";

/** Metadata of a page. */
export interface PageHead {
  /** The page's canonical path: `/rankings/sweden`, without filters and other parameters. */
  path: string;
  /** Without the site's name, which the layout adds. Unique. */
  title: string;
  /** One sentence for search results and cards, at most 165 characters. Unique. */
  description: string;
  /** Keywords besides the site's own. */
  keywords?: readonly string[];
  /** Articles only. Dates are ISO. */
  article?: { published: string; updated: string; author: string; section?: string };
  /** False keeps it out of search results; its links are followed. */
  listed?: boolean;
}

/** Page metadata as the specification (2.7) requires: title, description, keywords, canonical address, social cards. */
export function toPageHead({ path, title, description, keywords = [], article, listed = true }: PageHead) {
  const shared = { title, description, url: path, siteName: SITE.name, locale: "en_GB" };
  return {
    title,
    description,
    keywords: [...keywords, ...SITE.keywords],
    alternates: { canonical: path },
    openGraph: article
      ? {
          ...shared,
          type: "article" as const,
          publishedTime: article.published,
          modifiedTime: article.updated,
          authors: [article.author],
          section: article.section,
        }
      : { ...shared, type: "website" as const },
    twitter: { card: "summary_large_image" as const, title, description },
    ...(listed ? {} : { robots: { index: false, follow: true } }),
  };
}
