import codes from "i18n-iso-countries/codes.json";
import { MARKETS } from "@/lib/catalogue/markets/market";

/** Parts of ISO 3166-1 where no one lives who could sign up. */
const UNINHABITED = new Set(["AQ", "BV", "GS", "HM", "IO", "TF", "UM"]);

/** As the product spells them where the register's English name is another. */
const OWN_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...MARKETS.map(({ code, name }) => [code.toUpperCase(), name] as const),
  ["HK", "Hong Kong"],
  ["MO", "Macao"],
  ["MM", "Myanmar"],
  ["CD", "Congo (Democratic Republic)"],
  ["CG", "Congo (Republic)"],
]);

/** Where most people who sign up are: the ranked markets and the fifth Nordic country of the study. */
const NEAREST = [...MARKETS.map(({ code }) => code.toUpperCase()), "IS"];

export interface CountryGroups {
  /** In the order of the markets. */
  nearest: readonly string[];
  /** Alphabetical. */
  others: readonly string[];
}

/** English names of the countries one can sign up from. A name is what is stored, so it is spelt one way everywhere. */
export function listCountries(): CountryGroups {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const nameOf = (code: string) => OWN_SPELLINGS.get(code) ?? names.of(code) ?? code;
  const rest = codes.map(([code = ""]) => code).filter((code) => !UNINHABITED.has(code) && !NEAREST.includes(code));
  return {
    nearest: NEAREST.map(nameOf),
    others: rest.map(nameOf).toSorted((a, b) => a.localeCompare(b, "en")),
  };
}
