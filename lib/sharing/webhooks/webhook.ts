/** How an attempt to tell an address failed. */
export const WEBHOOK_FAULTS = ["unreachable", "refused", "not-allowed", "late", "off", "no-plan"] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** What an address was told, or is to be told. Times are ISO. */
export interface WebhookEvent {
  id: string;
  kind: "publication" | "test";
  madeAt: string;
  attempts: number;
  state: "due" | "sent" | "dropped";
  triedAt: string | null;
  /** When it is tried next; null for what is done with. */
  dueAt: string | null;
  /** What the address answered last, where it did. */
  status: number | null;
  fault: WebhookFault | null;
}

/** An address of someone's that is told of publications. */
export interface PublicationWebhook {
  id: string;
  url: string;
  madeAt: string;
  /** Attempts that failed in a row. */
  failures: number;
  /** Who switched it off; null while it is on. */
  off: { at: string; by: "owner" | "failures" } | null;
  /** The latest first, ten at most. */
  events: readonly WebhookEvent[];
}

/** Addresses one may have. */
export const MOST_WEBHOOKS = 5;
/** Failed attempts in a row after which an address is told no more. */
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
