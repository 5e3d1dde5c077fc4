import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Memory and time of one hash: 32 MiB, about a tenth of a second. */
const COST = 32_768;
const BLOCK = 8;
const MOST_MEMORY = 64 * 1024 * 1024;
const HASH_FORMAT = /^scrypt\$(\d+)\$([\w-]{22})\$([\w-]{43})$/;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, 32, { N: cost, r: BLOCK, p: 1, maxmem: MOST_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A password as it is stored: salted, slow to guess, `scrypt$cost$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether this is the stored password. False for an invalid record. */
export async function isPassword(typed: string, stored: string): Promise<boolean> {
  const [, cost = "", salt = "", hash = ""] = HASH_FORMAT.exec(stored) ?? [];
  if (hash === "" || Number(cost) > COST) return false;
  return timingSafeEqual(
    await derive(typed, Buffer.from(salt, "base64url"), Number(cost)),
    Buffer.from(hash, "base64url"),
  );
}
