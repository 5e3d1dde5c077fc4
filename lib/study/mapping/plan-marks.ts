import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Session } from "@/lib/study/duckdb/session";
import { findNearestName } from "@/lib/study/import/nearest-name";
import type { Variable } from "@/lib/study/interviews/variable";
import { countValues, type DeliveredColumns } from "@/lib/study/mapping/delivered-columns";
import { ROW_COLUMN } from "@/lib/study/interviews/sav/to-parquet";
import { brandExpression } from "@/lib/study/mapping/brand-expression";
import type { MappedBrand } from "@/lib/study/mapping/map-brands";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { fillPattern, matchPattern } from "@/lib/study/mapping/pattern";

type Form = Mapping["assessments"][number];

/** A pair of columns with a brand's ratings; `brand` is SQL for its number, `values` the ratings that stand as texts. */
export type MarkColumns = { brand: string; marks: readonly [Variable, Variable] } & Pick<Form, "gaps" | "values">;

/**
 * The pairs of rating columns, by the forms of a mapping; patterns without a column, and columns that seem to be left
 * out, are reported.
 */
export async function planMarks(
  session: Session,
  columns: DeliveredColumns,
  mapping: Mapping,
  { dimensions }: StudyDefinition,
  brands: readonly MappedBrand[],
): Promise<MarkColumns[]> {
  const keys = [dimensions[0].key, dimensions[1].key] as const;
  const plan: MarkColumns[] = [];
  for (const form of mapping.assessments) {
    const patterns = [form.columns[keys[0]] ?? "", form.columns[keys[1]] ?? ""] as const;
    if (form.form === "wide") plan.push(...planWide(columns, form, patterns, brands));
    else if (form.form === "loops") plan.push(...(await planLoops(session, columns, form, patterns, brands)));
    else plan.push(...(await planRound(session, columns, form.brand, patterns, form, brands)));
  }
  return plan;
}

function planWide(
  columns: DeliveredColumns,
  { gaps, values }: Form,
  patterns: readonly [string, string],
  brands: readonly MappedBrand[],
): MarkColumns[] {
  const plan = brands.flatMap(({ code, number }): MarkColumns[] => {
    const names = patterns.map((pattern) => fillPattern(pattern, { brand: code }));
    // A brand may be in another form; if it is in none, that is reported at the end.
    if (!names.some((name) => columns.has(name))) return [];
    const [first, second] = names.map((name) => columns.find(name));
    return first && second ? [{ brand: `${number}::INTEGER`, marks: [first, second], gaps, values }] : [];
  });
  const codes = new Set(brands.map(({ code }) => code));
  for (const pattern of patterns) {
    const alike = columns.file.variables.flatMap(({ name }) => {
      const code = matchPattern(pattern, name);
      return code === null ? [] : [{ name, code }];
    });
    if (plan.length === 0) reportUnfit(columns, pattern);
    for (const { name, code } of alike) {
      if (codes.has(code)) continue;
      const message = `the column matches the pattern "${pattern}", but no listed brand has the code ${code}: it is not used`;
      columns.lookAlike.set(name, [message, "list the brand in the mapping if it belongs to the study"]);
    }
  }
  return plan;
}

function reportUnfit(columns: DeliveredColumns, pattern: string): void {
  const nearest = findNearestName(
    pattern,
    columns.file.variables.map(({ name }) => name),
  );
  const fix = nearest === null ? "correct the pattern" : `correct the pattern; the closest column is "${nearest}"`;
  columns.log.add("columns", { file: columns.file.name, column: pattern }, "no column matches the pattern", fix);
}

async function planLoops(
  session: Session,
  columns: DeliveredColumns,
  form: Form & { form: "loops" },
  patterns: readonly [string, string],
  brands: readonly MappedBrand[],
): Promise<MarkColumns[]> {
  const plan: MarkColumns[] = [];
  for (let loop = 1; loop <= form.loops; loop++) {
    const [first, second] = patterns.map((pattern) => fillPattern(pattern, { loop }));
    plan.push(
      ...(await planRound(
        session,
        columns,
        fillPattern(form.brand, { loop }),
        [first ?? "", second ?? ""],
        form,
        brands,
      )),
    );
  }
  const [further] = patterns.map((pattern) => fillPattern(pattern, { loop: form.loops + 1 }));
  if (further !== undefined && further !== patterns[0] && columns.has(further)) {
    const message = `the column is of round ${form.loops + 1}, but the mapping has ${form.loops} rounds: it is not used`;
    columns.lookAlike.set(further, [message, "raise the number of rounds"]);
  }
  return plan;
}

/** One round, or the rows of a stacked file: a column has the brand's code. */
async function planRound(
  session: Session,
  columns: DeliveredColumns,
  brandColumn: string,
  names: readonly [string, string],
  { gaps, values: ratings }: Form,
  brands: readonly MappedBrand[],
): Promise<MarkColumns[]> {
  const brand = columns.find(brandColumn);
  const [first, second] = names.map((name) => columns.find(name));
  if (!brand || !first || !second) return [];
  const codes = new Set(brands.map(({ code }) => code));
  const values = (await countValues(session, "interview_row", [brand], ROW_COLUMN)).get(brand.name) ?? null;
  if (values === null) {
    columns.log.add(
      "values",
      { file: columns.file.name, column: brand.name },
      "the column has more than 2,000 different values",
      "name the column that has the brand’s code",
    );
  }
  for (const { code, rows, firstRow } of values ?? []) {
    if (codes.has(code) || columns.isDeclaredMissing(brand.name, code)) continue;
    const place = {
      file: columns.file.name,
      line: firstRow,
      column: brand.name,
      value: columns.named(brand.name, code),
    };
    columns.log.add(
      "references",
      place,
      `no listed brand has this code (in ${rows.toLocaleString("en-GB")} rows)`,
      "list the brand in the mapping, or correct the code",
    );
  }
  return [{ brand: brandExpression(brand, brands), marks: [first, second], gaps, values: ratings }];
}
