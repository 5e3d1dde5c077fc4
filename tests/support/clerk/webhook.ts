import { createHmac } from "node:crypto";

/** One message as the provider's service sends it. */
export interface Message {
  id: string;
  body: string;
}

/** Headers with a signature over id, time and body (the scheme of Svix and Standard Webhooks). */
export function signedHeaders({ id, body }: Message, secret: string, at = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${signature}`,
  };
}

/** Delivers it, and answers what the site said. */
export async function deliver(url: string, message: Message, secret: string): Promise<number> {
  const answer = await fetch(url, { method: "POST", body: message.body, headers: signedHeaders(message, secret) });
  await answer.body?.cancel();
  return answer.status;
}
