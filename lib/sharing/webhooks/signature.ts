import { createHmac, randomBytes } from "node:crypto";

/** Part of a stored secret; changing it changes the secret. */
export const newSalt = (): string => randomBytes(16).toString("base64url");

/**
 * The secret that signs messages to an address, as shown to its owner. Derived from the site's own secret each time and
 * never stored.
 */
export function toWebhookSecret(siteSecret: string, id: string, salt: string): string {
  if (siteSecret === "") throw new Error("AUTH_SECRET is not set: nothing can be signed.");
  return `whsec_${createHmac("sha256", siteSecret).update(`publication webhook ${id} ${salt}`).digest("base64")}`;
}

/**
 * Headers of a message as Standard Webhooks defines them: `v1,` and the HMAC-SHA256 of "id.timestamp.body" under the
 * secret.
 * @param at time of sending
 */
export function signHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
