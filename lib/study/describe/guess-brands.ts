import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { toSlug } from "@/lib/catalogue/names/slug";
import type { ColumnFacts } from "@/lib/study/describe/described";
import { type GuessedMarks, toNumber } from "@/lib/study/describe/guess-marks";
import { UNCHOSEN_INDUSTRY } from "@/lib/catalogue/definition/mapping";
import { says } from "@/lib/study/describe/value-words";

/** A brand that is known from elsewhere, with the address part of its industry. */
export type KnownBrand = { brand: string; industry: string };

export type GuessedBrand = { code: string | number; brand: string; industry: string };

/** The brands that rating columns ask about: named by labels of columns or of values, with industries where they are known. */
export function guessBrands(
  guessed: readonly GuessedMarks[],
  definition: StudyDefinition,
  facts: ReadonlyMap<string, ColumnFacts>,
  known: readonly KnownBrand[],
): GuessedBrand[] {
  const industries = new Map(
    [...listedIn(definition), ...known].map(({ brand, industry }) => [toSlug(brand), { brand, industry }]),
  );
  const named = new Map<string, string>();
  for (const { wide, brandColumns } of guessed) {
    const names = namesInLabels(wide.map(({ variables }) => variables[0]?.label ?? ""));
    wide.forEach(({ code }, at) => named.set(code, named.get(code) ?? (names[at] || code)));
    for (const { name, valueLabels, missing } of brandColumns) {
      const labels =
        valueLabels.size > 0
          ? [...valueLabels]
          : (facts.get(name)?.values ?? []).map((value) => [value, value] as const);
      for (const [code, label] of labels) {
        if (!missing.codes.includes(code) && !says("none", label)) named.set(code, named.get(code) ?? label.trim());
      }
    }
  }
  const [only, more] = definition.industries.list;
  const fallback = only && more === undefined ? only.slug : UNCHOSEN_INDUSTRY;
  return [...named].map(([code, name]) => {
    const own = industries.get(toSlug(name));
    return { code: toNumber(code), brand: own?.brand ?? name, industry: own?.industry ?? fallback };
  });
}

function listedIn({ mappings }: StudyDefinition): KnownBrand[] {
  return mappings.flatMap(({ brands }) => (brands.from === "list" ? brands.list : []));
}

/** What is different in labels that say the same of each brand: "Rate Ása: environment" and "Rate Bær: environment" give two names. */
function namesInLabels(labels: readonly string[]): string[] {
  const [first] = labels;
  if (first === undefined) return [];
  if (labels.length === 1) return [first.split(/\s*(?:[:–—|/]|\s-\s)\s*/)[0] ?? first];
  const start = commonLetters(labels, (text, at) => text.charAt(at));
  const end = commonLetters(labels, (text, at) => text.charAt(text.length - 1 - at));
  return labels.map((label) => label.slice(start, label.length - end).replace(/^[\s:–—|,-]+|[\s:–—|,(-]+$/gu, ""));
}

/** How many letters all texts share from one end, up to the end of a word. */
function commonLetters(texts: readonly string[], letterAt: (text: string, at: number) => string): number {
  const [first = "", ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => letterAt(text, length) === letterAt(first, length)))
    length += 1;
  while (length > 0 && /[\p{L}\p{N}]/u.test(letterAt(first, length - 1))) length -= 1;
  return length;
}
