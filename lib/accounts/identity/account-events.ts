import "server-only";
import { verifyWebhook } from "@clerk/backend/webhooks";
import { z } from "zod";
import { provedAddress } from "@/lib/accounts/identity/proved-address";
import type { Person } from "@/lib/accounts/people/person";
import { setting } from "@/lib/platform/environment/env.server";

/** An account event from Clerk; null for events that change nothing here. */
export type AccountEvent = { is: "kept"; person: Person; asOf: Date } | { is: "gone"; userId: string } | null;

export interface ToldEvent {
  /** Clerk's message id, the same for every delivery. */
  id: string;
  event: AccountEvent;
}

const userId = z.string().min(1).max(100);
const name = z
  .string()
  .nullish()
  .transform((text) => text ?? "");
const user = z.object({
  id: userId,
  first_name: name,
  last_name: name,
  primary_email_address_id: z.string().nullish(),
  email_addresses: z.array(
    z.object({ id: z.string(), email_address: z.string(), verification: z.object({ status: z.string() }).nullish() }),
  ),
  /** Milliseconds. */
  updated_at: z.number(),
});
const event = z.union([
  z.object({ type: z.enum(["user.created", "user.updated"]), data: user }),
  z.object({ type: z.literal("user.deleted"), data: z.object({ id: userId }) }),
]);
const HEARD: ReadonlySet<string> = new Set(["user.created", "user.updated", "user.deleted"]);

function toEvents(payload: z.output<typeof event>): AccountEvent {
  if (payload.type === "user.deleted") return { is: "gone", userId: payload.data.id };
  const {
    id,
    first_name: firstName,
    last_name: lastName,
    email_addresses,
    primary_email_address_id: primary,
    updated_at,
  } = payload.data;
  const addresses = email_addresses.map((one) => ({
    id: one.id,
    address: one.email_address,
    status: one.verification?.status,
  }));
  const email = provedAddress(addresses, primary ?? null);
  // An unverified address is ignored: the known one stays.
  return email === null
    ? null
    : { is: "kept", person: { userId: id, email, firstName, lastName }, asOf: new Date(updated_at) };
}

/**
 * Parses a webhook from Clerk. Its signature covers id, time and body; messages more than five minutes old or early are
 * refused.
 * @returns "unheard" if accounts are not Clerk's or no secret is set; "refused" for an invalid signature; "malformed"
 * for a signed message of an unknown form
 */
export async function readAccountEvent(
  headers: Headers,
  body: string,
): Promise<ToldEvent | "unheard" | "refused" | "malformed"> {
  const signingSecret = setting("CLERK_WEBHOOK_SIGNING_SECRET");
  if (!signingSecret || !process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY) return "unheard";
  const id = headers.get("svix-id")?.trim() ?? "";
  let payload: unknown;
  try {
    payload = await verifyWebhook(new Request("https://webhook.invalid", { method: "POST", headers, body }), {
      signingSecret,
    });
  } catch {
    return "refused";
  }
  const type: unknown = typeof payload === "object" && payload !== null ? Reflect.get(payload, "type") : undefined;
  if (typeof type !== "string") return "malformed";
  // Sessions, emails, organisations: read on each request anyway.
  if (!HEARD.has(type)) return { id, event: null };
  const parsed = event.safeParse(payload);
  return parsed.success ? { id, event: toEvents(parsed.data) } : "malformed";
}
