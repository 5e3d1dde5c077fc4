import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { replaceWhole } from "@/supabase/local/exclusive-file";
import { isKernelLocked, takeKernelLock } from "@/supabase/local/kernel-lock";
import { systemCode } from "@/supabase/local/plain-failure";
import { birthOf, isAlive } from "@/supabase/local/process-identity";

const ownerSchema = z.object({ pid: z.int().positive(), birth: z.string().nullable(), nonce: z.string() });

export type Owner = z.output<typeof ownerSchema>;

/** A running process holds the lock. */
export class LockHeld extends Error {
  override readonly name = "LockHeld";

  constructor(readonly owner: Owner) {
    super(`The lock is held by process ${owner.pid}.`);
  }
}

export interface OwnerLock {
  /** False once another process has replaced the file: then stop at once. */
  isStillOurs(): boolean;
  release(): void;
}

function readOwner(path: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    // A full disk or a power failure can leave an empty file, which no one holds.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { pid: 1, birth: "none", nonce: "" };
    throw error;
  }
}

function isLiving(owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false;
  const birth = birthOf(owner.pid);
  // Another process may have this number now: then it started at another time.
  return birth === null || owner.birth === null || birth === owner.birth;
}

/** The file with the operating system's lock; the other one names its holder. */
const heldFile = (path: string) => `${path}.held`;

/** A holder that has not written its name yet. */
const UNNAMED: Owner = { pid: 1, birth: "none", nonce: "" };

/**
 * The running holder of a lock, or null if it is free or left by a dead process. The operating system decides, since
 * process numbers mean nothing in another container. The number in the file counts only for an earlier version of this
 * program, which took no other lock.
 */
export function findOwner(path: string): Owner | null {
  const isHeld = isKernelLocked(heldFile(path));
  const owner = readOwner(path);
  if (isHeld) return owner ?? UNNAMED;
  return owner && isLiving(owner) ? owner : null;
}

/**
 * Takes the lock for this process. A dead process's lock is taken over, a running one's never.
 * @throws {LockHeld}
 */
export function takeLock(path: string): OwnerLock {
  const owner: Owner = { pid: process.pid, birth: birthOf(process.pid), nonce: randomUUID() };
  const release = takeKernelLock(heldFile(path));
  if (!release) throw new LockHeld(readOwner(path) ?? UNNAMED);
  try {
    const left = readOwner(path);
    if (left && isLiving(left)) throw new LockHeld(left);
    replaceWhole(path, JSON.stringify(owner));
  } catch (error) {
    release();
    throw error;
  }
  const isStillOurs = () => readOwner(path)?.nonce === owner.nonce;
  return {
    isStillOurs,
    release() {
      if (isStillOurs()) rmSync(path, { force: true });
      release();
    },
  };
}
