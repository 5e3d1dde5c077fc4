import { createHash } from "node:crypto";

/** What a preview link holds → what the database knows it by. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
