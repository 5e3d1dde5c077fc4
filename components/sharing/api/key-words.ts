import type { KeyOutcome } from "@/lib/sharing/api-keys/actions";

/** Why nothing was done; null where it was. */
export function wordKeyOutcome({ status }: KeyOutcome): string | null {
  switch (status) {
    case "full":
      return "You have 20 keys that are good. Revoke one first.";
    case "missing":
      return "This key is not good any more.";
    case "forbidden":
      return "Your plan does not include the API at the moment.";
    case "failed":
      return "The site did not answer just now. Nothing was changed; please try again.";
    default:
      return null;
  }
}
