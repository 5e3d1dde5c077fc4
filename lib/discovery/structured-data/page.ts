import type { Graph, Thing } from "schema-dts";
import { toPublisher, toWebSiteId } from "@/lib/discovery/structured-data/publisher";
import { toTrailId, toTrailList, type Crumb } from "@/lib/rankings/brands/trail";

/** A page as its head states it, and what else search engines are told of it. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** Where schema.org has a narrower word for it. */
  kind?: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage";
  /** The way to it, itself last. */
  trail?: readonly Crumb[];
  /** ISO. */
  modified?: string | null;
  /** What it is about, and what it is there to show. */
  about?: Thing;
  mainEntity?: Thing | readonly Thing[];
}

/** Things said together, in one script. */
export const toGraph = (things: readonly Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

/** A page of the application, and the way to it. */
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
