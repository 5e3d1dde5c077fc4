import { SITE } from "@/lib/platform/site/site";

export const RSS_PATH = "/sustainability-branding-hub/insights/rss.xml";
export const ATOM_PATH = "/sustainability-branding-hub/insights/atom.xml";

/** Metadata of a page that lists posts: the address of its feed. */
export function withFeeds<Head extends { alternates: object }>(head: Head) {
  const title = `${SITE.name} Blog`;
  return {
    ...head,
    alternates: {
      ...head.alternates,
      types: {
        "application/rss+xml": [{ url: RSS_PATH, title }],
        "application/atom+xml": [{ url: ATOM_PATH, title }],
      },
    },
  };
}
