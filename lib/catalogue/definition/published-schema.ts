import { z } from "zod";
import { definitionFields } from "@/lib/catalogue/definition/definition";

/**
 * The JSON Schema of definitions (draft 2020-12), with which editors complete and check a `study.json`; stored in
 * public/study.schema.json. It has no checks across fields: `npm run study -- definition` runs them all.
 */
export function publishedSchema(): Record<string, unknown> {
  return { title: "Study definition (study/1)", ...z.toJSONSchema(definitionFields, { io: "input", reused: "ref" }) };
}
