import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_LENGTH } from "@/lib/accounts/identity/credentials";

// Passwords that breaches made public, some 18,000 of which are long enough to be chosen here. No one outside is asked.

let known: ReadonlySet<string> | null = null;

/** How many of them meet the other rules. */
export const countBreached = (): number => load().size;

/** Is this a published password? Expects lower case, like the list. */
export const isBreached = (plain: string): boolean => load().has(plain);

function load(): ReadonlySet<string> {
  known ??= new Set(dictionary["passwords-common"].filter((each) => each.length >= PASSWORD_LENGTH));
  return known;
}
