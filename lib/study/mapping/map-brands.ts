import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { UNCHOSEN_INDUSTRY } from "@/lib/catalogue/definition/mapping";
import { toSlug } from "@/lib/catalogue/names/slug";
import type { DeliveredColumns } from "@/lib/study/mapping/delivered-columns";
import { fillPattern } from "@/lib/study/mapping/pattern";
import { type Mapping, textOf } from "@/lib/study/mapping/mapped-study";

/** A brand by its code in the delivered file, with its industry's name and its number in the study. */
export type MappedBrand = { code: string; brand: string; industry: string; number: number };

/** A line of a separate brand file. */
export type BrandLine = { code: string; brand: string; industry: string; line: number };

/** The brands of a study by slug, numbered in the order of first use. */
export type BrandNumbers = Map<string, { number: number; brand: string; industry: string }>;

/** The brands of a mapping, in order; new ones are added to `numbers`. `lines` are those of its brand file, if any. */
export function mapBrands(
  columns: DeliveredColumns,
  mapping: Mapping,
  definition: StudyDefinition,
  lines: readonly BrandLine[],
  numbers: BrandNumbers,
): MappedBrand[] {
  const { brands } = mapping;
  const found = listBrands(columns, mapping, lines);
  const mapped = found.flatMap(({ code, brand, industry: asked, line }) => {
    const industry = nameIndustry(definition, asked);
    if (industry !== null) {
      const name = brand.normalize("NFC").trim();
      return [{ code, brand: name, industry, number: numberOf(columns, numbers, name, industry) }];
    }
    const isUnchosen = asked === "" || asked === UNCHOSEN_INDUSTRY;
    const fix = isUnchosen
      ? "give it an industry in the mapping"
      : `use one of ${definition.industries.list.map(({ slug }) => slug).join(", ")}`;
    const message = isUnchosen ? "the brand has no industry" : `the industry "${asked}" is not in the definition`;
    const file = brands.from === "file" ? brands.file : columns.file.name;
    columns.log.add("references", { file, line, value: brand }, message, fix);
    return [];
  });
  for (const key of ["code", "brand"] as const) {
    const seen = new Map<string, string>();
    for (const own of mapped) {
      const value = key === "code" ? own.code : toSlug(own.brand);
      const first = seen.get(value);
      if (first === undefined) seen.set(value, own.brand);
      else
        columns.log.add(
          "duplicates",
          { file: columns.file.name, value: own[key] },
          `the mapping lists this ${key} twice, for "${first}" and "${own.brand}"`,
          "remove one of the two",
        );
    }
  }
  return mapped;
}

/** One number per brand in all files; other spellings and industries are problems. */
function numberOf(columns: DeliveredColumns, numbers: BrandNumbers, brand: string, industry: string): number {
  const known = numbers.get(toSlug(brand));
  if (known === undefined) {
    const number = numbers.size;
    numbers.set(toSlug(brand), { number, brand, industry });
    return number;
  }
  if (known.brand !== brand || known.industry !== industry) {
    const message = `another file calls this brand "${known.brand}", in "${known.industry}"`;
    columns.log.add(
      "spellings",
      { file: columns.file.name, value: brand },
      message,
      "use one name and one industry in all mappings",
    );
  }
  return known.number;
}

function listBrands(
  columns: DeliveredColumns,
  { brands, assessments }: Mapping,
  lines: readonly BrandLine[],
): (Omit<BrandLine, "line"> & { line: number | null })[] {
  if (brands.from === "list")
    return brands.list.map(({ code, brand, industry }) => ({ code: String(code), brand, industry, line: null }));
  if (brands.from === "file") return [...lines];
  const rounds = assessments.find(({ form }) => form === "loops");
  const name = rounds === undefined ? brands.column : fillPattern(brands.column, { loop: 1 });
  const variable = columns.find(name);
  if (variable === null) return [];
  if (variable.valueLabels.size === 0) {
    columns.log.add(
      "columns",
      { file: columns.file.name, column: name },
      "the column has no value labels to take brands from",
      "list the brands in the mapping",
    );
  }
  return [...variable.valueLabels]
    .filter(([code]) => !columns.isDeclaredMissing(name, code))
    .map(([code, brand]) => ({
      code,
      brand,
      industry: brands.industries[brand] ?? brands.industries[code] ?? "",
      line: null,
    }));
}

function nameIndustry({ industries, languages }: StudyDefinition, asked: string): string | null {
  const known = industries.list.find(({ slug, name }) => slug === asked || textOf(name, languages) === asked);
  if (known) return textOf(known.name, languages);
  return industries.open && asked !== "" && asked !== UNCHOSEN_INDUSTRY ? asked : null;
}
