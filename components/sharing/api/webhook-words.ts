import type { WebhookOutcome } from "@/lib/sharing/webhooks/actions";
import { MOST_WEBHOOKS } from "@/lib/sharing/webhooks/webhook";

/** Why nothing was done; null on success. */
export function wordWebhookOutcome({ status }: WebhookOutcome): string | null {
  switch (status) {
    case "full":
      return `You have ${MOST_WEBHOOKS} webhooks, the maximum. Delete one first.`;
    case "often":
      return "You’ve sent 10 tests this hour. Please try again later.";
    case "missing":
      return "This webhook has been deleted.";
    case "not-allowed":
      return "Enter a public https:// URL on port 443 or 8443, without a password.";
    case "forbidden":
      return "Your plan does not include the API.";
    case "failed":
      return "Something went wrong. Please try again.";
    default:
      return null;
  }
}
