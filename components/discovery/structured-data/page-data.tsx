import { SoftwareApplicationJsonLd } from "next-seo";
import type { Thing, Graph } from "schema-dts";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toApplication } from "@/lib/discovery/structured-data/application";
import { toArticle, type ArticleFacts } from "@/lib/discovery/structured-data/article";
import { toGraph, toPage, type PageFacts } from "@/lib/discovery/structured-data/page";
import { toScriptJson } from "@/components/discovery/structured-data/script-json";

/** A page's description of itself for search engines. */
function JsonLd({ graph }: { graph: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(graph) }} />;
}

interface PageDataProps {
  page: PageFacts;
  /** What the page shows besides itself. */
  more?: readonly Thing[];
  /** Whether it sells something. Then that is the offer, instead of free use of the site. */
  sells?: boolean;
}

/** An application page's description of itself for search engines. */
export function PageData({ page, more = [], sells = false }: PageDataProps) {
  const origin = siteOrigin();
  return (
    <>
      <JsonLd graph={toGraph([...toPage(page, origin), ...more])} />
      {!sells && <SoftwareApplicationJsonLd {...toApplication(origin)} />}
    </>
  );
}

/** The description of a guide, method or post for search engines. */
export function ArticleData(facts: ArticleFacts) {
  return <JsonLd graph={toGraph(toArticle(facts, siteOrigin()))} />;
}
