import codes from "i18n-iso-countries/codes.json";
import { MARKETS } from "@/lib/catalogue/markets/market";

/** Parts of ISO 3166-1 without inhabitants. */
const UNINHABITED = new Set(["AQ", "BV", "GS", "HM", "IO", "TF", "UM"]);

/** The product's spelling where the register's English name differs. */
const OWN_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...MARKETS.map(({ code, name }) => [code.toUpperCase(), name] as const),
  ["HK", "Hong Kong"],
  ["MO", "Macao"],
  ["MM", "Myanmar"],
  ["CD", "Congo (Democratic Republic)"],
  ["CG", "Congo (Republic)"],
]);

/** Shown first, as most people who sign up are from there: the ranked markets and the study's fifth Nordic country. */
const NEAREST = [...MARKETS.map(({ code }) => code.toUpperCase()), "IS"];

export interface CountryGroups {
  /** In the order of the markets. */
  nearest: readonly string[];
  /** Alphabetical. */
  others: readonly string[];
}

/** English names of countries for sign-up. Names are stored, so each has one spelling. */
export function listCountries(): CountryGroups {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const nameOf = (code: string) => OWN_SPELLINGS.get(code) ?? names.of(code) ?? code;
  const rest = codes.map(([code = ""]) => code).filter((code) => !UNINHABITED.has(code) && !NEAREST.includes(code));
  return {
    nearest: NEAREST.map(nameOf),
    others: rest.map(nameOf).toSorted((a, b) => a.localeCompare(b, "en")),
  };
}
