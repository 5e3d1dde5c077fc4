import { z } from "zod";
import { definitionFields } from "@/lib/catalogue/definition/definition";

/**
 * The JSON Schema of definitions (draft 2020-12), by which editors complete and check a `study.json`; it is kept in
 * public/study.schema.json. Checks across fields are not in it: `npm run study -- definition` makes them all.
 */
export function publishedSchema(): Record<string, unknown> {
  return { title: "Study definition (study/1)", ...z.toJSONSchema(definitionFields, { io: "input", reused: "ref" }) };
}
