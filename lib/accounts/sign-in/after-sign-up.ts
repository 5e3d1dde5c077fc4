import { signUpReturnPath } from "@/lib/access/return-path";
import { chosenPlanHref } from "@/lib/accounts/billing/checkout-address";

/** The specification's first page of a new account. */
const HOME = "/rankings/full";

/**
 * The first page of a new account: checkout for the chosen plan, the brand or ranking where it began, or the rankings.
 */
export function afterSignUp(from: string | null): string {
  return chosenPlanHref(from) ?? signUpReturnPath(from) ?? HOME;
}
