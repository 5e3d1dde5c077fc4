import type { Graph } from "schema-dts";
import { toScriptJson } from "@/components/discovery/seo/script-json";

/** What a page says of itself to machines. */
export function JsonLd({ graph }: { graph: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(graph) }} />;
}
