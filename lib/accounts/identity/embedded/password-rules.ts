import { isBreached } from "@/lib/accounts/identity/embedded/breached-passwords";
import { COMMON_PASSWORDS, COMMON_WORDS } from "@/lib/accounts/identity/embedded/common-passwords";
import { SITE } from "@/lib/platform/site/site";

export const COMMON_PASSWORD = "This password is too common. Choose another.";
export const OWN_NAME = "This password contains your name, email address or company. Choose another.";

/** Rows of the keyboard, alphabet and digits: a sequence from one of them, in either direction, is easy to guess. */
const RUNS = [
  "abcdefghijklmnopqrstuvwxyzåäö",
  "01234567890",
  "qwertyuiopåasdfghjklöäzxcvbnm",
  "qwertzuiopüasdfghjklöäyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
];
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const LONGEST_CHUNK = 4;

/** The person's own details, which must not be the whole password. */
export interface Owner {
  email: string;
  firstName?: string;
  lastName?: string;
  company?: string;
}

/** Why a password is not allowed, or null. The form checks its length. */
export function findPasswordFault(password: string, owner: Owner): string | null {
  const plain = password.normalize("NFKC").toLowerCase();
  if (isOwnName(plain, owner)) return OWN_NAME;
  return isCommon(plain) ? COMMON_PASSWORD : null;
}

function isCommon(plain: string): boolean {
  if (COMMON_PASSWORDS.has(plain) || isBreached(plain) || isRepeated(plain) || isRun(plain) || isDate(plain))
    return true;
  return coresOf(plain).some(
    (core) => COMMON_WORDS.has(core) || isBreached(core) || (core.length >= LONGEST_CHUNK && isRun(core)),
  );
}

function isOwnName(plain: string, { email, firstName = "", lastName = "", company = "" }: Owner): boolean {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const names = [
    email,
    local,
    domain,
    domain.split(".", 1)[0] ?? "",
    company,
    SITE.name,
    firstName + lastName,
    lastName + firstName,
    firstName,
    lastName,
  ];
  const known = new Set(names.map((name) => lettersAndDigits(name.toLowerCase())).filter((name) => name.length >= 3));
  return [lettersAndDigits(plain), ...coresOf(plain).map(lettersAndDigits)].some((core) => known.has(core));
}

/** The word between digits and signs, unchanged and with digits read as letters. */
function coresOf(plain: string): string[] {
  const bare = trimToLetters(plain);
  const read = Array.from(plain)
    .map((sign) => LEET[sign] ?? sign)
    .join("");
  const readBare = Array.from(bare)
    .map((sign) => LEET[sign] ?? sign)
    .join("");
  return [bare, trimToLetters(read), readBare].filter((core) => core.length >= 3);
}

function trimToLetters(text: string): string {
  const signs = Array.from(text);
  const isEmail = (sign: string) => /\p{L}/u.test(sign);
  return signs.slice(Math.max(signs.findIndex(isEmail), 0), signs.findLastIndex(isEmail) + 1).join("");
}

function lettersAndDigits(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** One piece of up to four characters, repeated. */
function isRepeated(plain: string): boolean {
  return Array.from({ length: LONGEST_CHUNK }, (_, index) => plain.slice(0, index + 1)).some(
    (chunk) => chunk.repeat(Math.ceil(plain.length / chunk.length)).slice(0, plain.length) === plain,
  );
}

/** A sequence along a row, or two that form the whole password ("qwerty123456"). */
function isRun(plain: string): boolean {
  const along = (text: string) => {
    const backwards = Array.from(text).toReversed().join("");
    return RUNS.some((row) => (row + row).includes(text) || (row + row).includes(backwards));
  };
  if (along(plain)) return true;
  const cuts = Array.from({ length: Math.max(plain.length - 5, 0) }, (_, index) => index + 3);
  return cuts.some((cut) => along(plain.slice(0, cut)) && along(plain.slice(cut)));
}

/** Eight digits that look like a date in the last or this century. */
function isDate(plain: string): boolean {
  if (!/^\d{8}$/.test(plain)) return false;
  const orders = [
    [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6)],
    [plain.slice(4), plain.slice(2, 4), plain.slice(0, 2)],
    [plain.slice(4), plain.slice(0, 2), plain.slice(2, 4)],
  ].map((parts) => parts.map(Number));
  return orders.some(
    ([year = 0, month = 0, day = 0]) =>
      year >= 1900 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31,
  );
}
