import { createHash } from "node:crypto";
import { type ChartConfiguration, toShareSearch } from "@/lib/analyses/configuration";

/** Letters and digits that cannot be taken for one another on paper. */
const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BASE = BigInt(ALPHABET.length);
const SHORTEST = 6;
const LONGEST = 22;

export const SHORT_CODE = /^[1-9A-HJ-NP-Za-km-z]{6,22}$/;

/** Path of a short address. */
export const toShortPath = (code: string): string => `/s/${code}`;

/** Digest of a selection in its standard form, as hexadecimal digits, and the codes it can have, shortest first. */
export function toShortCodes(configuration: ChartConfiguration): { sha256: string; codes: string[] } {
  const sha256 = createHash("sha256").update(toShareSearch(configuration)).digest("hex");
  let rest = BigInt(`0x${sha256}`);
  let text = "";
  while (text.length < LONGEST) {
    text += ALPHABET[Number(rest % BASE)] ?? "";
    rest /= BASE;
  }
  return { sha256, codes: Array.from({ length: LONGEST - SHORTEST + 1 }, (_, more) => text.slice(0, SHORTEST + more)) };
}
