import { installationAt } from "@/supabase/local/installation";
import { LockHeld } from "@/supabase/local/owner-lock";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { explainDisk, explainLock } from "@/supabase/local/preconditions";

/**
 * Tells why a command on the data directory failed.
 * @returns its exit code
 */
export function explainDataFailure(error: unknown): number {
  const installation = installationAt();
  const plain =
    error instanceof LockHeld
      ? explainLock(error, installation)
      : error instanceof PlainFailure
        ? error
        : explainDisk(error, installation.root);
  console.error(plain ? `${plain.message}\n${plain.remedy}` : error);
  return 1;
}
