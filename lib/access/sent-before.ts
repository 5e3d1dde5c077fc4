/** Milliseconds within which a client that keeps no cookies is back from where it was sent. */
const ROUND = 5_000;
const MOST = 1_000;

const sent = new Map<string, number>();

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Was a request with the same cookies for the same address sent to have its claims renewed a moment ago? Then the client
 * kept nothing of the answer and would be sent round for ever. Notes those that were not. Each process has its own
 * memory of them, in which the oldest make room.
 */
export async function wasSentBefore(address: string, cookies: string, now = Date.now()): Promise<boolean> {
  const key = await digest(`${address}\n${cookies}`);
  const before = sent.get(key);
  if (before !== undefined && now - before < ROUND) return true;
  sent.delete(key);
  sent.set(key, now);
  for (const oldest of sent.keys()) {
    if (sent.size <= MOST) break;
    sent.delete(oldest);
  }
  return false;
}
