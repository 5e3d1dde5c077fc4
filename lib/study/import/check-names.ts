import { COLUMNS } from "@/lib/study/import/columns";
import type { Problems } from "@/lib/study/import/problem";
import type { ImportRow } from "@/lib/study/import/read-rows";
import { toSlug } from "@/lib/catalogue/names/slug";

/** A brand occurs once per wave, and every brand and industry has one spelling throughout the file. */
export function checkNames(rows: readonly ImportRow[], problems: Problems): void {
  checkSpelling(rows, "brand", problems);
  checkSpelling(rows, "industry", problems);
  checkDuplicates(rows, problems);
}

function checkSpelling(rows: readonly ImportRow[], column: "brand" | "industry", problems: Problems): void {
  const first = new Map<string, { name: string; line: number }>();
  for (const row of rows) {
    const name = row[column];
    if (name === null) continue;
    const slug = toSlug(name);
    const known = first.get(slug);
    if (!known) first.set(slug, { name, line: row.line });
    else if (known.name !== name) {
      problems.add(
        { line: row.line, column: COLUMNS[column], value: name },
        `line ${known.line} spells the same ${column} as "${known.name}"`,
        "use the same spelling in both lines; different brands need names that differ by more than accents, case and punctuation",
      );
    }
  }
}

function checkDuplicates(rows: readonly ImportRow[], problems: Problems): void {
  const first = new Map<string, number>();
  for (const { line, brand, market, year } of rows) {
    if (brand === null || market === null || year === null) continue;
    const key = `${toSlug(brand)}/${market}/${year}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, line);
    else {
      problems.add(
        { line, column: COLUMNS.brand, value: brand },
        `duplicate brand: already in line ${known} for the same country and year`,
        "remove one of the two lines",
      );
    }
  }
}
