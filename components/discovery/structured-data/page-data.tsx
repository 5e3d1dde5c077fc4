import { SoftwareApplicationJsonLd } from "next-seo";
import type { Thing, Graph } from "schema-dts";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toApplication } from "@/lib/discovery/structured-data/application";
import { toArticle, type ArticleFacts } from "@/lib/discovery/structured-data/article";
import { toGraph, toPage, type PageFacts } from "@/lib/discovery/structured-data/page";
import { toScriptJson } from "@/components/discovery/structured-data/script-json";

/** What a page says of itself to machines. */
function JsonLd({ graph }: { graph: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(graph) }} />;
}

interface PageDataProps {
  page: PageFacts;
  /** What the page shows besides itself. */
  more?: readonly Thing[];
  /** Does it sell something? Then that is what is offered there, and not the use of the site for nothing. */
  sells?: boolean;
}

/** What a page of the application says of itself to machines. */
export function PageData({ page, more = [], sells = false }: PageDataProps) {
  const origin = siteOrigin();
  return (
    <>
      <JsonLd graph={toGraph([...toPage(page, origin), ...more])} />
      {!sells && <SoftwareApplicationJsonLd {...toApplication(origin)} />}
    </>
  );
}

/** What a guide, a method or a post says of itself to machines. */
export function ArticleData(facts: ArticleFacts) {
  return <JsonLd graph={toGraph(toArticle(facts, siteOrigin()))} />;
}
