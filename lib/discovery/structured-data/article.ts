import type { Thing } from "schema-dts";
import type { Article } from "@/lib/hub/posts/post";
import { SITE } from "@/lib/platform/site/site";
import { toPublisher, toPublisherId, toWebSiteId } from "@/lib/discovery/structured-data/publisher";
import { toTrailId, toTrailList, type Crumb } from "@/lib/rankings/brands/trail";

/** An article, its place in the site, and its breadcrumbs. */
export interface ArticleFacts {
  article: Pick<Article, "title" | "description" | "author" | "published" | "updated" | "minutes">;
  path: string;
  /** Breadcrumbs, including the page itself. */
  trail: readonly Crumb[];
  /** A blog post, or an article outside the blog. */
  kind: "Article" | "BlogPosting";
  section?: string;
  /** Address of its picture. */
  image?: string;
}

/** A guide, method or post. Authors are our teams, or people by name. */
export function toArticle({ article, path, trail, kind, section, image }: ArticleFacts, origin: string): Thing[] {
  const url = new URL(path, origin).href;
  const list = toTrailList(trail, origin);
  const isAdminList = article.author.startsWith(SITE.company) || /\b(?:desk|team|office)\b/i.test(article.author);
  return [
    {
      "@type": kind,
      "@id": url,
      url,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.description,
      author: isAdminList
        ? {
            "@type": "Organization",
            name: article.author,
            url: new URL("/about-study", origin).href,
            parentOrganization: { "@id": toPublisherId(origin) },
          }
        : { "@type": "Person", name: article.author },
      publisher: toPublisher(origin),
      datePublished: article.published,
      dateModified: article.updated,
      inLanguage: "en",
      isAccessibleForFree: true,
      isPartOf: { "@id": toWebSiteId(origin) },
      timeRequired: `PT${article.minutes}M`,
      ...(section && { articleSection: section }),
      ...(image && { image: new URL(image, origin).href }),
    },
    ...list.map((trailList) => ({ ...trailList, "@id": toTrailId(url) })),
  ];
}
