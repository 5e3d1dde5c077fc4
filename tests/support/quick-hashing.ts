import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** A sixteenth of the work of one hash; still long enough that sign-ins at the same time overlap. */
const WORK = 1_024;
const asItIs = crypto.scrypt;

function use(scrypt: typeof crypto.scrypt): void {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
}

const quick = (...[password, salt, length, options, done]: Required<Parameters<typeof crypto.scrypt>>) =>
  asItIs(password, salt, length, { ...options, N: WORK }, done);

/**
 * Passwords and recovery codes are hashed with little work in this process: a hash made before cannot be checked
 * meanwhile. Returns what ends it.
 */
export function hashQuickly(): () => void {
  use(quick as typeof crypto.scrypt);
  return () => use(asItIs);
}
