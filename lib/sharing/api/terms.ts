import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { z } from "zod";
import type { ApiResource } from "@/lib/sharing/api/resource";

interface Term {
  name: string;
  kind: string;
  text: string;
}

const described = z.looseObject({
  description: z.string().default(""),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.union([z.string(), z.number()]).optional(),
});

const NAMES: Record<string, string> = {
  integer: "whole number",
  number: "number",
  string: "text",
  boolean: "true or false",
  null: "null",
  array: "list",
};

/** A schema as JSON Schema; an optional schema counts as its inner one. */
const describe = (schema: z.ZodType, io: "input" | "output") =>
  described.parse(z.toJSONSchema(schema, { io, unrepresentable: "any" }));

/** "whole number from 1 to 1000" for a schema. */
function kindOf(found: z.output<typeof described>): string {
  if (found.enum) return found.enum.map(String).join(", ");
  const types = found.anyOf?.map(({ type }) => type ?? "text") ?? [found.type ?? "string"].flat();
  const words = types.map((type) => NAMES[type] ?? type).join(" or ");
  // The limits of safe integers are not limits of ours.
  const isBounded = found.maximum !== undefined && found.maximum < Number.MAX_SAFE_INTEGER;
  return isBounded ? `${words} from ${found.minimum ?? 0} to ${found.maximum}` : words;
}

/** The OpenAPI document uses backticks; here the words stand alone. */
const plain = (text: string, study: ShownStudy) => fillText(text, study).replaceAll("`", "");

/** A list's parameters, for readers. */
export function parameterTerms({ question }: ApiResource, study: ShownStudy): Term[] {
  return Object.entries(question.shape).map(([name, schema]) => {
    const found = describe(schema, "input");
    const usual = found.default;
    const need = z.safeParse(schema, undefined).success
      ? usual === undefined
        ? ""
        : `; default ${String(usual)}`
      : "; required";
    const shown = name === "market" ? { ...found, enum: study.markets.map(({ slug }) => slug) } : found;
    return { name, kind: kindOf(shown) + need, text: plain(found.description, study) };
  });
}

/** A list's fields. */
export function columnTerms({ row }: Pick<ApiResource, "row">, study: ShownStudy): Term[] {
  return Object.entries(row.shape).map(([name, schema]) => {
    const found = describe(schema, "output");
    return { name, kind: kindOf(found), text: plain(found.description, study) };
  });
}
