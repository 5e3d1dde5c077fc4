import { z } from "zod";
import { DataError } from "@/lib/platform/database/data-error";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { explainDisk } from "@/supabase/local/preconditions";

/** Invalid use of a command. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const answerOfDatabase = z.object({ message: z.string().min(1), code: z.string().min(1) });

/** What went wrong and what to do, for the person at the terminal. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainFailure) return `${error.message} ${error.remedy}`;
  if (error instanceof DataError) {
    const answer = answerOfDatabase.safeParse(error.cause);
    return answer.success
      ? `Refused: ${answer.data.message}. Published results are unchanged.${remedyOf(answer.data.message)}`
      : `Cannot reach the database (${error.message}). Run the command again; completed steps are not repeated.`;
  }
  const misused = describeMisuse(error);
  if (misused !== null) return misused;
  const disk = explainDisk(error, installationAt().root);
  if (disk) return `${disk.message} ${disk.remedy}`;
  return error instanceof Error ? error.message : String(error);
}

/** What can be done about a refusal of the database, where it is not in the message. */
function remedyOf(message: string): string {
  if (!message.endsWith("which this study does not have")) return "";
  return (
    " An installation shows one study only: add the market to study.json, " +
    "or publish on a separate installation with its own DATA_DIR."
  );
}

/** Node's messages about unknown options and arguments, in our words. */
function describeMisuse(error: unknown): string | null {
  if (!(error instanceof Error) || !codeOf(error).startsWith("ERR_PARSE_ARGS")) return null;
  // Node quotes the option with its short form and its value: '-o, --out <value>'.
  const [, quoted = ""] = error.message.split("'");
  const option = (quoted.split(" <")[0] ?? "").replace(/^-\w, /, "");
  switch (codeOf(error)) {
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
      return `Unknown option ${option}. Add --help for a list of options.`;
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return `Unexpected argument "${option}". Add --help to see how to use this command.`;
    default:
      return /missing/.test(error.message) ? `${option} needs a value.` : `${option} takes no value.`;
  }
}

const codeOf = (error: Error) => ("code" in error ? String(error.code) : "");

/** 2 for invalid use, 1 for any other error. */
export function exitCodeOf(error: unknown): number {
  const isMisused = error instanceof Error && codeOf(error).startsWith("ERR_PARSE_ARGS");
  return error instanceof UsageError || isMisused ? 2 : 1;
}
