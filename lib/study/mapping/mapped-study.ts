import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { foldSpelling } from "@/lib/catalogue/definition/spelling";

export type Mapping = StudyDefinition["mappings"][number];
export type Source = Mapping["market"];

type Text = StudyDefinition["study"]["name"];

/** A text in the first available language of the study. */
export function textOf(text: Text, languages: readonly string[]): string {
  if (typeof text === "string") return text;
  const language = languages.find((own) => text[own] !== undefined);
  return (language === undefined ? Object.values(text)[0] : text[language]) ?? "";
}

/** The market with that name; null for none. */
export function findMarket({ markets }: StudyDefinition, spelling: string): string | null {
  const folded = foldSpelling(spelling);
  const market = markets.find(({ slug, code, name, spellings }) => {
    const names = typeof name === "string" ? [name] : Object.values(name);
    return [slug, code, ...names, ...spellings].some((own) => foldSpelling(own) === folded);
  });
  return market?.slug ?? null;
}

/** Codes as texts. */
export function toCodes(codes: readonly (string | number)[]): string[] {
  return codes.map(String);
}
