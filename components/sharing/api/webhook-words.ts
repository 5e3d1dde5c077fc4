import type { WebhookOutcome } from "@/lib/sharing/webhooks/actions";
import { MOST_WEBHOOKS } from "@/lib/sharing/webhooks/webhook";

/** Why nothing was done; null where it was. */
export function wordWebhookOutcome({ status }: WebhookOutcome): string | null {
  switch (status) {
    case "full":
      return `You have ${MOST_WEBHOOKS} addresses, which is as many as there can be. Remove one first.`;
    case "often":
      return "Ten tests were made within the hour. Please wait a little.";
    case "missing":
      return "This address is not here any more.";
    case "not-allowed":
      return "Enter a public address that begins with https://, on port 443 or 8443, without a password.";
    case "forbidden":
      return "Your plan does not include the API at the moment.";
    case "failed":
      return "The site did not answer just now. Please try again.";
    default:
      return null;
  }
}
