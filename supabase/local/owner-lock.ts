import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { createWhole } from "@/supabase/local/exclusive-file";
import { systemCode } from "@/supabase/local/plain-failure";
import { birthOf, isAlive } from "@/supabase/local/process-identity";

const ownerSchema = z.object({ pid: z.int().positive(), birth: z.string().nullable(), nonce: z.string() });

export type Owner = z.output<typeof ownerSchema>;

/** Thrown when a living process holds the lock. */
export class LockHeld extends Error {
  override readonly name = "LockHeld";

  constructor(readonly owner: Owner) {
    super(`The lock is held by process ${owner.pid}.`);
  }
}

export interface OwnerLock {
  /** False once another process has replaced the file: whoever notices must stop at once. */
  isStillOurs(): boolean;
  release(): void;
}

function readOwner(path: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    // A full disk or a power cut can leave a file without a name in it: nobody's.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { pid: 1, birth: "none", nonce: "" };
    throw error;
  }
}

function isLiving(owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false;
  const birth = birthOf(owner.pid);
  // The number may have passed to another process since: then it was born at another time.
  return birth === null || owner.birth === null || birth === owner.birth;
}

/** The living holder of a lock file, or null when it is free or was left behind by a dead process. */
export function findOwner(path: string): Owner | null {
  const owner = readOwner(path);
  return owner && isLiving(owner) ? owner : null;
}

const create = (path: string, owner: Owner) => createWhole(path, JSON.stringify(owner));

/** Removes a dead process's file. A second file guards the step, so that nobody removes a newcomer's fresh one. */
function removeStale(path: string, owner: Owner): void {
  const guard = `${path}.takeover`;
  if (!create(guard, owner)) {
    const other = findOwner(guard);
    if (other) throw new LockHeld(other);
    rmSync(guard, { force: true });
    if (!create(guard, owner)) throw new LockHeld(findOwner(guard) ?? owner);
  }
  try {
    const holder = findOwner(path);
    if (holder) throw new LockHeld(holder);
    rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Takes the lock for this process. A lock left by a dead process is taken over, a living one's never.
 * @throws {LockHeld}
 */
export function takeLock(path: string): OwnerLock {
  const owner: Owner = { pid: process.pid, birth: birthOf(process.pid), nonce: randomUUID() };
  if (!create(path, owner)) {
    const holder = findOwner(path);
    if (holder) throw new LockHeld(holder);
    removeStale(path, owner);
    if (!create(path, owner)) throw new LockHeld(readOwner(path) ?? owner);
  }
  const isStillOurs = () => readOwner(path)?.nonce === owner.nonce;
  return {
    isStillOurs,
    release() {
      if (isStillOurs()) rmSync(path, { force: true });
    },
  };
}
