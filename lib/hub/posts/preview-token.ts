import { createHash } from "node:crypto";

/** The token of a preview link → the digest in the database. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
