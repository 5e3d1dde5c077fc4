import type { z } from "zod";
import { ApiProblem } from "@/lib/sharing/api/problem";

/**
 * Parses the parameters of an address for a resource.
 * @throws {ApiProblem} naming the invalid parameter: unknown, given twice, or not understood
 */
export function parseQuestion<Question extends z.ZodType>(
  schema: Question,
  params: URLSearchParams,
): z.output<Question> {
  const twice = [...params.keys()].find((name, at, all) => all.indexOf(name) !== at);
  if (twice !== undefined) throw new ApiProblem("invalid-parameter", "Parameter given more than once.", clip(twice));
  const parsed = schema.safeParse(Object.fromEntries(params));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys")
    throw new ApiProblem("invalid-parameter", "Unknown parameter.", clip(issue.keys[0] ?? ""));
  const name = String(issue?.path[0] ?? "");
  const detail = params.has(name) ? (issue?.message ?? "Invalid value") : "Missing required parameter.";
  throw new ApiProblem("invalid-parameter", detail, name);
}

/** A value from a request is quoted up to this length. */
const clip = (text: string) => text.slice(0, 60);
