import type { Article } from "@/lib/posts/post";

interface HeadOptions {
  path: string;
  /** Where the window's title differs from the page's. */
  title?: string;
  type?: "article" | "website";
}

/** What a reading page says of itself in the document's head. */
export function toPageHead(article: Article, { path, title = article.title, type = "website" }: HeadOptions) {
  const { description, published, updated, author } = article;
  const shared = { title, description, url: path };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph:
      type === "article"
        ? { ...shared, type, publishedTime: published, modifiedTime: updated, authors: [author] }
        : { ...shared, type },
  };
}
