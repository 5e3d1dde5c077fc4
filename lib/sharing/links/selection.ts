import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { marketOf, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { PaletteNames } from "@/lib/catalogue/names/names";

/** The number of brands named; the rest are counted. */
const MOST_NAMED = 12;

const LABELS: Readonly<Record<string, string>> = {
  market: "Market",
  markets: "Markets",
  industry: "Industry",
  brands: "Brands",
  year: "Year",
  from: "From",
  to: "Until",
  age: "Age",
  sex: "Gender",
  group: "Group",
  claim: "Claim",
};

const joined = (names: readonly string[]) =>
  names.slice(0, MOST_NAMED).join(", ") + (names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : "");

/**
 * A configuration's selection in words without any results, for people who cannot see the chart. Uses public names only
 * and leaves out anything without one.
 */
export function toSelection(
  { search }: ChartConfiguration,
  { brands, industries }: Pick<PaletteNames, "brands" | "industries">,
  study: StudyMarkets,
): { name: string; text: string }[] {
  const params = new URLSearchParams(search);
  const brandName = (text: string) => {
    const [slug = "", market] = text.split(".");
    const name = brands.find((brand) => brand.slug === slug)?.name;
    const marketName = marketOf(study, market ?? "")?.name;
    return name === undefined ? [] : [marketName ? `${name} in ${marketName}` : name];
  };
  const say: Readonly<Record<string, (text: string) => string>> = {
    market: (text) => marketOf(study, text)?.name ?? "",
    markets: (text) => joined(text.split(",").flatMap((slug) => marketOf(study, slug)?.name ?? [])),
    industry: (text) => industries.find(({ slug }) => slug === text)?.name ?? "",
    brands: (text) => joined(text.split(",").flatMap(brandName)),
    age: (text) => (text === "all" ? "" : text.replace("-", "–")),
    sex: (text) => (text === "all" ? "" : text),
    group: (text) => (text === "all" ? "" : text),
  };
  return Object.entries(LABELS).flatMap(([key, name]) => {
    const text = params.get(key);
    const words = text === null ? "" : (say[key]?.(text) ?? text);
    return words === "" ? [] : [{ name, text: words }];
  });
}
