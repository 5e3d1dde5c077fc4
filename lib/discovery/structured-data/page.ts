import type { Graph, Thing } from "schema-dts";
import { toPublisher, toWebSiteId } from "@/lib/discovery/structured-data/publisher";
import { toTrailId, toTrailList, type Crumb } from "@/lib/rankings/brands/trail";

/** A page as its metadata describes it, with more for search engines. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** A more specific type, if schema.org has one. */
  kind?: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage";
  /** Breadcrumbs, including the page itself. */
  trail?: readonly Crumb[];
  /** ISO. */
  modified?: string | null;
  /** What it is about, and what it mainly shows. */
  about?: Thing;
  mainEntity?: Thing | readonly Thing[];
}

/** Several descriptions in one script. */
export const toGraph = (things: readonly Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

/** A page of the application, and its breadcrumbs. */
export function toPage(
  { path, title, description, kind = "WebPage", trail = [], modified, about, mainEntity }: PageFacts,
  origin: string,
): Thing[] {
  const url = new URL(path, origin).href;
  const list = toTrailList(trail, origin);
  return [
    {
      "@type": kind,
      "@id": url,
      url,
      name: title,
      description,
      inLanguage: "en",
      isAccessibleForFree: true,
      isPartOf: { "@id": toWebSiteId(origin) },
      publisher: toPublisher(origin),
      ...(modified && { dateModified: modified }),
      ...(about && { about }),
      ...(mainEntity && { mainEntity }),
      ...(list.length > 0 && { breadcrumb: { "@id": toTrailId(url) } }),
    },
    ...list,
  ];
}
