import codes from "i18n-iso-countries/codes.json";
import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";

/** Parts of ISO 3166-1 without inhabitants. */
const UNINHABITED = new Set(["AQ", "BV", "GS", "HM", "IO", "TF", "UM"]);

/** The product's spelling where the register's English name differs. */
const OWN_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["HK", "Hong Kong"],
  ["MO", "Macao"],
  ["MM", "Myanmar"],
  ["CD", "Congo (Democratic Republic)"],
  ["CG", "Congo (Republic)"],
]);

/** Where the first four of them are markets, the fifth Nordic country is near as well. */
const NORDIC = ["SE", "NO", "DK", "FI", "IS"];
const KNOWN = new Set(codes.map(([code = ""]) => code));

/** Where most people who sign up are: the ranked markets that are countries, and the rest of the Nordic ones. */
function nearestTo({ markets }: StudyMarkets): readonly string[] {
  const own = markets.map(({ code }) => code.toUpperCase()).filter((code) => KNOWN.has(code));
  return NORDIC.slice(0, -1).every((code) => own.includes(code)) ? [...new Set([...own, ...NORDIC])] : own;
}

export interface CountryGroups {
  /** What they are called together. */
  nearestName: string;
  /** In the order of the markets. */
  nearest: readonly string[];
  /** Alphabetical. */
  others: readonly string[];
}

/** English names of the countries one can sign up from. A name is what is stored, so it is spelt one way everywhere. */
export function listCountries(study: StudyMarkets): CountryGroups {
  const own = new Map(study.markets.map(({ code, name }) => [code.toUpperCase(), name]));
  const nearest = nearestTo(study);
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const nameOf = (code: string) => own.get(code) ?? OWN_SPELLINGS.get(code) ?? names.of(code) ?? code;
  const rest = codes.map(([code = ""]) => code).filter((code) => !UNINHABITED.has(code) && !nearest.includes(code));
  return {
    nearestName:
      nearest.includes("IS") && nearest.includes("NL")
        ? "Nordic countries and the Netherlands"
        : "Countries of the study",
    nearest: nearest.map(nameOf),
    others: rest.map(nameOf).toSorted((a, b) => a.localeCompare(b, "en")),
  };
}
