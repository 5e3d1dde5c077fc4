import { z } from "zod";
import { type FieldKind, fromText, toCode, toText } from "@/lib/accounts/draft-mapping/field-text";
import type { LooseMapping } from "@/lib/study/drafts/jobs/proposed-definition";

// A mapping as fields of a form, part by part. What a person did not touch keeps its form: its hash does not change.

export interface PartField {
  /** In the mapping: "market.column". */
  path: string;
  label: string;
  hint?: string;
  kind: FieldKind;
  choices?: readonly Choice[];
}

export interface Choice {
  value: string;
  words: string;
}

export interface MappingPart {
  id: string;
  title: string;
  /** Parts of the guesses that belong to it; the questions have all others. */
  guesses: readonly string[];
  fields: readonly PartField[];
}

const record = z.record(z.string(), z.unknown());
const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The value at a path such as "assessments.0.columns.environment"; undefined if there is none. */
export function valueAt(mapping: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    const read = record.safeParse(value);
    return read.success ? read.data[name] : undefined;
  }, mapping);
}

function withValue(mapping: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(mapping))
    return mapping.map((own: unknown, at) => (at === Number(name) ? withValue(own, rest, value) : own));
  const own = record.safeParse(mapping);
  const known = own.success ? own.data : {};
  const inner = withValue(known[name], rest, value);
  if (inner !== undefined) return { ...known, [name]: inner };
  const { [name]: _, ...others } = known;
  return others;
}

/** Where a value comes from: a column, or one value for the whole file. */
function sourceFields(path: string, label: string, whole: Partial<PartField> | null): PartField[] {
  return [
    {
      path: `${path}.column`,
      label,
      kind: "optional-column",
      hint: whole ? "A column. Leave empty if one value applies to the whole file." : "A column.",
    },
    ...(whole
      ? [{ path: `${path}.value`, label: `${label} for the whole file`, kind: "number" as const, ...whole }]
      : []),
    {
      path: `${path}.by`,
      label: "Read",
      kind: "choice",
      choices: [
        { value: "code", words: "codes" },
        { value: "label", words: "labels" },
      ],
    },
    { path: `${path}.values`, label: "Meanings", kind: "meanings", hint: "One per line: code = meaning." },
  ];
}

type Dimensions = readonly { key: string; name: string }[];

function ratingFields(mapping: LooseMapping, dimensions: Dimensions): PartField[] {
  const forms = mapping["assessments"];
  if (!Array.isArray(forms)) return [];
  return forms.flatMap((form: unknown, at): PartField[] => {
    const path = `assessments.${at}`;
    const kind = text(valueAt(form, "form"));
    const number = forms.length > 1 ? ` (${at + 1})` : "";
    return [
      ...(kind === "wide" ? [] : [{ path: `${path}.brand`, label: `Brand${number}`, kind: "column" as const }]),
      ...(kind === "loops" ? [{ path: `${path}.loops`, label: `Rounds${number}`, kind: "number" as const }] : []),
      ...dimensions.map(({ key, name }): PartField => ({
        path: `${path}.columns.${key}`,
        label: `${name}${number}`,
        kind: "column",
        hint:
          kind === "wide"
            ? "{brand} stands for a brand’s code."
            : kind === "loops"
              ? "{loop} stands for the number of the round."
              : "",
      })),
      {
        path: `${path}.values`,
        label: `Ratings in words${number}`,
        kind: "meanings",
        hint: "Only where ratings are texts. One per line: text = rating.",
      },
      {
        path: `${path}.gaps.dontKnow`,
        label: `Don’t know${number}`,
        kind: "codes",
        hint: "Values that count as asked, without a rating.",
      },
      { path: `${path}.gaps.notAsked`, label: `Not asked${number}`, kind: "codes" },
    ];
  });
}

/** A mapping's parts in the order in which a person looks at them. */
export function partsOf(
  mapping: LooseMapping,
  {
    dimensions,
    markets,
    hasRegions = true,
  }: { dimensions: Dimensions; markets: readonly Choice[]; hasRegions?: boolean },
): MappingPart[] {
  const brands = text(valueAt(mapping, "brands.from"));
  return [
    {
      ...{ id: "files", title: "Files", guesses: ["where", "respondent", "encoding"] },
      fields: [
        {
          path: "files",
          label: "File names",
          kind: "names",
          hint: "Separate with commas; * stands for any characters.",
        },
        { path: "respondent", label: "Interview ID", kind: "column" },
        {
          path: "where",
          label: "Rows that count",
          kind: "conditions",
          hint: "One per line: column = values. Leave empty to use all rows.",
        },
        {
          path: "encoding",
          label: "Encoding",
          kind: "optional-column",
          hint: "Leave empty to use the encoding given in the file. Older files are often windows-1252.",
        },
      ],
    },
    {
      id: "market",
      title: "Market",
      guesses: ["market"],
      fields: sourceFields("market", "Market", {
        kind: "choice",
        choices: [{ value: "", words: "As in the column" }, ...markets],
      }),
    },
    { id: "year", title: "Year", guesses: ["year"], fields: sourceFields("year", "Year", {}) },
    {
      ...{ id: "person", title: "Person", guesses: ["age", "sex", "region"] },
      fields: [
        ...sourceFields("age", "Age", null),
        ...sourceFields("sex", "Sex", null),
        ...(hasRegions ? sourceFields("region", "Region", null) : []),
      ],
    },
    {
      ...{ id: "weight", title: "Weight and checks", guesses: ["weight"] },
      fields: [
        { path: "weight", label: "Weight", kind: "optional-column" },
        { path: "interviewedOn", label: "Interview date", kind: "optional-column" },
        { path: "duration", label: "Duration in seconds", kind: "optional-column" },
        {
          path: "fingerprints",
          label: "Device or address",
          kind: "names",
          hint: "Columns that identify a device.",
        },
      ],
    },
    {
      ...{ id: "ratings", title: "Ratings", guesses: ["ratings"] },
      fields: ratingFields(mapping, dimensions),
    },
    {
      ...{ id: "brands", title: "Brands", guesses: ["brands"] },
      fields:
        brands === "list"
          ? [
              {
                path: "brands.list",
                label: "Brands",
                kind: "brands",
                hint: "One per line: code | brand | industry | markets (optional).",
              },
            ]
          : [{ path: "brands", label: "Brands", kind: "json" }],
    },
    {
      ...{ id: "questions", title: "Questions", guesses: [] },
      fields: [
        {
          path: "answers",
          label: "Answers",
          kind: "json",
          hint: "One entry for each question, as in the schema.",
        },
      ],
    },
  ];
}

const SOURCES = ["market", "year", "age", "sex", "region"] as const;

/** What a person wrote in the fields of a mapping, in place of what it had; untouched fields keep their values. */
export function applyFields(
  mapping: LooseMapping,
  fields: readonly PartField[],
  written: Readonly<Record<string, string>>,
): LooseMapping {
  let changed: unknown = mapping;
  for (const { path, kind } of fields) {
    const own = written[path];
    if (own === undefined || same(own, toText(kind, valueAt(mapping, path)))) continue;
    changed = withValue(changed, path.split("."), fromText(kind, own));
  }
  for (const path of SOURCES)
    if (written[`${path}.column`] !== undefined) changed = withValue(changed, [path], tidySource(path, changed));
  return record.parse(changed);
}

/** Browsers send line ends as CR LF. */
const same = (one: string, other: string) => one.replaceAll("\r\n", "\n").trim() === other.trim();

/** A source is a column with what belongs to it, one value, or nothing: never two of them. */
function tidySource(path: string, mapping: unknown): unknown {
  const source = record.safeParse(valueAt(mapping, path));
  if (!source.success) return valueAt(mapping, path) ?? null;
  const { column, value, by, values } = source.data;
  if (typeof column === "string" && column !== "")
    return { column, ...(values !== undefined && { values }), ...(by !== undefined && by !== "" && { by }) };
  if (value === undefined || value === "") return path === "sex" || path === "region" ? null : { column: "" };
  return { value: typeof value === "string" ? toCode(value) : value };
}

/** The problems of a field: those at its path in this mapping, or below it. */
export function problemsAt<Problem extends { path: string }>(
  problems: readonly Problem[],
  index: number,
  path: string,
): Problem[] {
  const place = `mappings[${index}].${path.replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]")}`;
  return problems.filter(
    (problem) => problem.path === place || problem.path.startsWith(`${place}.`) || problem.path.startsWith(`${place}[`),
  );
}
