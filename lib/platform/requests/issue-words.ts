import type { z } from "zod";
import { agree } from "@/lib/platform/words/sentences";

/** The library's own message, which is for programmers. */
const IS_DEFAULT = /^(?:Invalid|Too|Unrecognized)\b/;

const asSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

function wordLimit(limit: number | bigint, origin: string, most: boolean): string {
  const bound = `at ${most ? "most" : "least"} ${limit}`;
  const [one, many] = origin === "array" ? ["value", "values"] : ["character", "characters"];
  if (origin !== "string" && origin !== "array") return `Must be ${bound}.`;
  if (!most && Number(limit) === 1) return "Must not be empty.";
  return `Must have ${bound} ${agree(Number(limit), one, many)}.`;
}

/** What is wrong with a parameter of a request, in words for people; a message of our own stays. */
export function wordIssue(issue: z.core.$ZodIssue): string {
  if (!IS_DEFAULT.test(issue.message)) return asSentence(issue.message);
  switch (issue.code) {
    case "invalid_type":
      if (issue.message.endsWith("received undefined")) return "Missing required parameter.";
      return issue.expected === "int" ? "Must be a whole number." : `Must be a ${issue.expected}.`;
    case "invalid_value":
      return `Must be one of: ${issue.values.map(String).join(", ")}.`;
    case "too_big":
      return wordLimit(issue.maximum, issue.origin, true);
    case "too_small":
      return wordLimit(issue.minimum, issue.origin, false);
    case "unrecognized_keys":
      return "Unknown parameter.";
    default:
      return "Invalid value.";
  }
}
