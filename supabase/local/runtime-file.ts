import { readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { replaceWhole } from "@/supabase/local/exclusive-file";
import type { Installation } from "@/supabase/local/installation";
import { findOwner } from "@/supabase/local/owner-lock";

const runtimeSchema = z.object({
  backendUrl: z.url(),
  /** Null until the site itself serves. */
  appUrl: z.url().nullable(),
  pids: z.object({ start: z.int(), backend: z.int() }),
});

export type Runtime = z.output<typeof runtimeSchema>;

export function writeRuntime(installation: Installation, runtime: Runtime): void {
  replaceWhole(installation.runtime, `${JSON.stringify(runtime, null, 2)}\n`);
}

export function removeRuntime(installation: Installation): void {
  rmSync(installation.runtime, { force: true });
}

/** Where the running instance of this installation answers, or null when none runs. */
export function findRuntime(installation: Installation): Runtime | null {
  if (!findOwner(installation.lock)) return null;
  try {
    return runtimeSchema.parse(JSON.parse(readFileSync(installation.runtime, "utf8")));
  } catch {
    return null;
  }
}
