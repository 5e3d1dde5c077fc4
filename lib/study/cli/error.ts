import { z } from "zod";
import { DataError } from "@/lib/platform/database/data-error";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { explainDisk } from "@/supabase/local/preconditions";

/** The command was called in a way that cannot be meant. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const answerOfDatabase = z.object({ message: z.string().min(1), code: z.string().min(1) });

/** What went wrong and what to do, in words for whoever typed the command. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlainFailure) return `${error.message} ${error.remedy}`;
  if (error instanceof DataError) {
    const answer = answerOfDatabase.safeParse(error.cause);
    return answer.success
      ? `Rejected by the database: ${answer.data.message}. Published results are unchanged.`
      : `Cannot reach the database (${error.message}). Run the command again; completed steps are not repeated.`;
  }
  const disk = explainDisk(error, installationAt().root);
  if (disk) return `${disk.message} ${disk.remedy}`;
  return error instanceof Error ? error.message : String(error);
}

/** 2 for a command that cannot be meant, 1 for anything that went wrong. */
export function exitCodeOf(error: unknown): number {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS") ? 2 : 1;
}
