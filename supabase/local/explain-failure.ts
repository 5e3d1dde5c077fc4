import { inspect } from "node:util";
import { type Installation, installationAt } from "@/supabase/local/installation";
import { LockHeld } from "@/supabase/local/owner-lock";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { explainDisk, explainLock } from "@/supabase/local/preconditions";
import { printError } from "@/lib/platform/terminal/terminal";

const explain = (error: unknown, installation: Installation) =>
  error instanceof LockHeld ? explainLock(error, installation) : explainDisk(error, installation.root);

/**
 * Prints why a command on the data directory failed.
 * @returns its exit code
 */
export function explainDataFailure(error: unknown): number {
  const plain = error instanceof PlainFailure ? error : explain(error, installationAt());
  printError(plain ? `${plain.message}\n${plain.remedy}` : inspect(error));
  return 1;
}
