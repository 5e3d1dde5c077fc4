import { SITE } from "@/lib/platform/site/site";

/** What a page says of itself in the document's head. */
export interface PageHead {
  /** The page's one address, without the site's: `/rankings/sweden`. Filters and other parameters are left out of it. */
  path: string;
  /** Without the site's name, which the layout adds. Unlike any other page's. */
  title: string;
  /** One sentence for search results and cards, unlike any other page's; at most 165 characters. */
  description: string;
  /** What people would look for it by, beside the site's own words. */
  keywords?: readonly string[];
  /** Of an article alone. Dates are ISO. */
  article?: { published: string; updated: string; author: string; section?: string };
  /** False keeps it out of search results; links on it are followed. */
  listed?: boolean;
}

/** The head of a page, as the specification (2.7) wants it: title, description, keywords, canonical address, social cards. */
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
