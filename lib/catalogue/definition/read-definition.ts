import type { z } from "zod";
import { checkDefinition } from "@/lib/catalogue/definition/cross-checks";
import { definitionFields, type StudyDefinition } from "@/lib/catalogue/definition/definition";

/** A definition with the checks across its fields. */
const studyDefinition = definitionFields.superRefine(checkDefinition);

/** A problem in a definition: its place ("markets[1].slug"), what is wrong and what to do. */
export type DefinitionProblem = { path: string; message: string; remedy: string };

export type ReadDefinition =
  | { definition: StudyDefinition; problems: null }
  | { definition: null; problems: readonly DefinitionProblem[] };

/** Maximum file size, in bytes of text. */
const LARGEST_DEFINITION = 5_000_000;

/** Parses a `study.json`: the definition with defaults filled in, or all its problems. */
export function parseDefinition(text: string): ReadDefinition {
  if (text.length > LARGEST_DEFINITION) {
    const remedy = `move lists of brands into files: a definition has at most ${LARGEST_DEFINITION / 1e6} MB`;
    return { definition: null, problems: [{ path: "", message: "the definition is too large", remedy }] };
  }
  const { value, problem } = parseJson(text);
  return problem ? { definition: null, problems: [problem] } : readDefinition(value);
}

/** A definition with the mappings of a text in place of its own: one mapping, or a list of them. */
export function readMappings(text: string, definition: StudyDefinition): ReadDefinition {
  const { value, problem } = parseJson(text);
  if (problem) return { definition: null, problems: [problem] };
  return readDefinition({ ...definition, mappings: Array.isArray(value) ? value : [value] });
}

function parseJson(text: string): { value: unknown; problem: DefinitionProblem | null } {
  try {
    return { value: JSON.parse(text.replace(/^\u{FEFF}/u, "")), problem: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = "correct it in an editor that checks JSON";
    return { value: null, problem: { path: "", message: `this is not JSON: ${reason}`, remedy } };
  }
}

/** Validates a definition that is already parsed. */
export function readDefinition(value: unknown): ReadDefinition {
  const read = studyDefinition.safeParse(value);
  if (read.success) return { definition: read.data, problems: null };
  return { definition: null, problems: read.error.issues.flatMap(toProblems) };
}

type Issue = z.core.$ZodIssue;

function toProblems(issue: Issue): DefinitionProblem[] {
  // In a union, reports the problems of the alternative that matched furthest.
  if (issue.code === "invalid_union") {
    const [meant] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    if (meant && depthOf(meant) > 0)
      return meant.flatMap((inner) => toProblems({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  return [{ path: pathOf(issue.path), message: messageOf(issue), remedy: remedyOf(issue) }];
}

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case "custom":
      return issue.message;
    case "unrecognized_keys":
      return `unknown field ${issue.keys.map((name) => `"${name}"`).join(", ")}`;
    case "invalid_type":
      return issue.message.endsWith("received undefined") ? "the field is missing" : `not ${aOrAn(issue.expected)}`;
    case "invalid_value":
      return "not one of the allowed values";
    case "invalid_format":
      return "not in the expected format";
    case "too_small":
      return `less than ${String(issue.minimum)}`;
    case "too_big":
      return `more than ${String(issue.maximum)}`;
    default:
      return "this value is not allowed here";
  }
}

/** The type a field must have, in words that JSON has: a tuple of TypeScript is an array. */
function aOrAn(type: string): string {
  const word = type === "tuple" ? "array" : type;
  return /^[aeio]/.test(word) ? `an ${word}` : `a ${word}`;
}

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

function remedyOf(issue: Issue): string {
  switch (issue.code) {
    case "custom":
      return typeof issue.params?.["remedy"] === "string" ? issue.params["remedy"] : "correct it";
    case "unrecognized_keys":
      return "remove it, or correct its name";
    case "invalid_type":
      return `write ${aOrAn(issue.expected)}`;
    case "invalid_value":
      return `write ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "invalid_format":
      return "pattern" in issue && issue.pattern ? `match ${issue.pattern}` : `write a valid ${issue.format}`;
    case "too_small":
      return `write at least ${String(issue.minimum)}${UNITS[issue.origin] ?? ""}`;
    case "too_big":
      return `write at most ${String(issue.maximum)}${UNITS[issue.origin] ?? ""}`;
    default:
      return "see the schema of definitions for what is allowed";
  }
}
