import { readdirSync, readFileSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { replaceWhole } from "@/supabase/local/exclusive-file";
import type { Installation } from "@/supabase/local/installation";
import { findOwner } from "@/supabase/local/owner-lock";

const runtimeSchema = z.object({
  backendUrl: z.url(),
  /** Null until the site itself serves. */
  appUrl: z.url().nullable(),
  /** The machine of these process numbers: several machines may share a data directory. */
  host: z.string().optional(),
  pids: z.object({ start: z.int(), backend: z.int() }),
});

export type Runtime = z.output<typeof runtimeSchema>;

export function writeRuntime(installation: Installation, runtime: Runtime): void {
  replaceWhole(installation.runtime, `${JSON.stringify({ ...runtime, host: hostname() }, null, 2)}\n`);
}

export function removeRuntime(installation: Installation): void {
  rmSync(installation.runtime, { force: true });
}

function read(lock: string, runtime: string): Runtime | null {
  try {
    const noted = runtimeSchema.parse(JSON.parse(readFileSync(runtime, "utf8")));
    return (noted.host ?? hostname()) === hostname() && findOwner(lock) ? noted : null;
  } catch {
    return null;
  }
}

/** Notes of instances that share a data directory. */
const NOTE = /^(instance-.+)\.json$/;

/** The address of a running instance of this installation on this machine, or null. */
export function findRuntime({ root, lock, runtime }: Installation): Runtime | null {
  const own = read(lock, runtime);
  if (own || !NOTE.test(runtime.slice(root.length + 1))) return own;
  const names = readdirSync(root).flatMap((file) => NOTE.exec(file)?.[1] ?? []);
  for (const name of names.sort()) {
    const other = read(join(root, `${name}.lock`), join(root, `${name}.json`));
    if (other) return other;
  }
  return null;
}
