import type { KeyOutcome } from "@/lib/sharing/api-keys/actions";

/** Why nothing was done; null on success. */
export function wordKeyOutcome({ status }: KeyOutcome): string | null {
  switch (status) {
    case "full":
      return "You have 20 active keys, the maximum. Revoke one first.";
    case "missing":
      return "This key is no longer valid.";
    case "forbidden":
      return "Your plan does not include the API.";
    case "failed":
      return "Something went wrong. Nothing has changed; please try again.";
    default:
      return null;
  }
}
