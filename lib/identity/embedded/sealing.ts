import "server-only";
import { createHash, createHmac } from "node:crypto";
import { authSecret } from "@/lib/identity/embedded/auth";

/** A key of its own for each purpose, so that nothing sealed for one is good for another. */
export function keyFor(purpose: string): Uint8Array {
  return createHash("sha256").update(`${purpose}:${authSecret()}`).digest();
}

/** A text that stands for others and cannot be turned back into them without the secret. */
export function digestOf(purpose: string, ...texts: string[]): string {
  return createHmac("sha256", keyFor(purpose)).update(JSON.stringify(texts)).digest("base64url");
}
