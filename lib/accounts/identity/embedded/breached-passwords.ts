import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_LENGTH } from "@/lib/accounts/identity/lengths";

// Passwords from public breaches; some 18,000 of them are long enough to be chosen here. No external service is asked.

let known: ReadonlySet<string> | null = null;

/** How many of them meet the other rules. */
export const countBreached = (): number => load().size;

/** Whether this is a breached password. Expects lower case, like the list. */
export const isBreached = (plain: string): boolean => load().has(plain);

function load(): ReadonlySet<string> {
  known ??= new Set(dictionary["passwords-common"].filter((each) => each.length >= PASSWORD_LENGTH));
  return known;
}
