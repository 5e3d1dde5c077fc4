import "server-only";
import { createHmac } from "node:crypto";
import { isLoopback, networkOf } from "@/lib/platform/requests/client-network";
import { countVisitor } from "@/lib/platform/requests/mutations";
import type { HeaderReader } from "@/lib/platform/requests/own-origin";
import { wasReachedDirectly } from "@/lib/platform/requests/reached";
import { setting } from "@/lib/platform/environment/env.server";

/** What one network may do in an hour. The database also limits all networks together. */
const HOURLY = { contact: 10, waitlist: 10 } as const;

/** The network that a request comes from, as determined on arrival (`lib/platform/requests/arrival.ts`). */
export const requestNetwork = (headers: HeaderReader): string =>
  networkOf(headers.get("x-forwarded-for")?.split(",").at(-1) ?? "");

/**
 * Whether the network of this request may do this once more. Counts it. Behind an untrusted proxy on this machine all
 * visitors would share one network, so only the common limit applies.
 * @throws {DataError} if the database does not respond
 */
export async function mayVisitor(what: keyof typeof HOURLY, headers: HeaderReader): Promise<boolean> {
  const network = requestNetwork(headers);
  const isProxy = isLoopback(headers.get("x-forwarded-for") ?? "") && !wasReachedDirectly(headers);
  if (network === "" || isProxy) return true;
  const mark = createHmac("sha256", `visitor:${setting("AUTH_SECRET") ?? ""}`)
    .update(JSON.stringify([what, network]))
    .digest("base64url");
  return countVisitor(what, mark, HOURLY[what], 60);
}
