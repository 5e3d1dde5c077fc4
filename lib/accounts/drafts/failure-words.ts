import { asSentence } from "@/lib/platform/words/sentences";
import { typeset } from "@/lib/platform/words/typeset";

/** Why a job on the files of a draft failed, and what to do, as sentences. */
export function sayFailure(error: string | null): string[] {
  return (error ?? "It stopped before it was done.\nTry again.")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => `${asSentence(typeset(line))}${line.endsWith(".") ? "" : "."}`);
}
