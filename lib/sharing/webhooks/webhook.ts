/** Why a delivery failed. */
export const WEBHOOK_FAULTS = ["unreachable", "refused", "not-allowed", "late", "off", "no-plan"] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** A message that was sent to an address, or is waiting. Times are ISO. */
export interface WebhookEvent {
  id: string;
  kind: "publication" | "test";
  madeAt: string;
  attempts: number;
  state: "due" | "sent" | "dropped";
  triedAt: string | null;
  /** Time of the next attempt; null if there is none. */
  dueAt: string | null;
  /** The last status from the address, if it responded. */
  status: number | null;
  fault: WebhookFault | null;
}

/** Someone's address that receives messages about publications. */
export interface PublicationWebhook {
  id: string;
  url: string;
  madeAt: string;
  /** Consecutive failed attempts. */
  failures: number;
  /** Who turned it off; null while it is on. */
  off: { at: string; by: "owner" | "failures" } | null;
  /** Newest first, ten at most. */
  events: readonly WebhookEvent[];
}

/** Maximum addresses per person. */
export const MOST_WEBHOOKS = 5;
/** After this many consecutive failures we stop sending to an address. */
export const MOST_FAILURES = 10;

/** An attempt in words. */
export function wordEvent({ state, status, fault, attempts }: WebhookEvent): string {
  if (state === "sent") return `Received, response ${status ?? ""}`.trim();
  const why = fault === null ? "" : wordFault(fault, status);
  if (state === "due") return attempts === 0 ? "Waiting to be sent" : `${why}; will retry`;
  return why || "Not sent: replaced by newer results";
}

function wordFault(fault: WebhookFault, status: number | null): string {
  switch (fault) {
    case "unreachable":
      return "Could not connect";
    case "refused":
      return status === null ? "Error response" : `Response ${status}`;
    case "not-allowed":
      return "Resolves to a private network address";
    case "late":
      return "No response within 5 seconds";
    case "off":
      return "Not sent: webhook turned off";
    case "no-plan":
      return "Not sent: the plan does not include the API";
  }
}
