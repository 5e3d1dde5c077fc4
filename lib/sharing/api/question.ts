import type { z } from "zod";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { wordIssue } from "@/lib/platform/requests/issue-words";
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
  const detail = issue && params.has(name) ? wordIssue(issue) : "Missing required parameter.";
  throw new ApiProblem("invalid-parameter", detail, name);
}

/** @throws {ApiProblem} for a market that is not of the study, naming those that are */
export function checkMarket(asked: object, { markets }: StudyMarkets): void {
  if (!("market" in asked) || asked.market === undefined) return;
  if (markets.some(({ slug }) => slug === asked.market)) return;
  const names = markets.map(({ slug }) => slug).join(", ");
  throw new ApiProblem("invalid-parameter", `Must be one of: ${names}.`, "market");
}

/** A value from a request is quoted up to this length. */
const clip = (text: string) => text.slice(0, 60);
