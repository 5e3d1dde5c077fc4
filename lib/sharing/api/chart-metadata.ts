import { z } from "zod";
import type { AnalysisId } from "@/lib/catalogue/analyses";
import type { ApiScope } from "@/lib/sharing/api-keys/scope";
import { type ChartConfiguration, toPageAddress } from "@/lib/analyses/configuration";
import { UNITS } from "@/lib/charts/column";
import { toTidy } from "@/lib/charts/tidy";
import type { ChartDocument } from "@/lib/charts/document";
import { metaSchema, type ApiMeta } from "@/lib/sharing/api/meta";
import { isConsumerPage } from "@/lib/analyses/consumers/section";

const named = z.array(z.strictObject({ name: z.string(), value: z.string() }));

/** The content of a chart's `.metadata.json`. */
export const chartMetadataSchema = z.strictObject({
  figure: z.string().describe("Name of the analysis."),
  title: z.string().describe("Title of the chart."),
  subtitle: z.string().describe("Unit, people asked, years, and what the intervals are."),
  page: z.string().describe("URL of the page with the chart."),
  years: z.array(z.int()).describe("Years shown."),
  filters: named.describe("Selection."),
  facts: named.describe("People asked, fieldwork dates and scoring rule."),
  summary: z.array(z.string()).describe("Findings, in sentences."),
  source: z.string().describe("Source line to quote."),
  notes: z.array(z.string()).describe("Notes on how to read the chart."),
  tables: z
    .array(
      z.strictObject({
        name: z.string(),
        rows: z.int(),
        columns: z.array(
          z.strictObject({
            name: z.string().describe("In the first line of the CSV."),
            label: z.string(),
            kind: z.string(),
            unit: z.string().nullable().describe("What the numbers measure or count; null for text."),
            unit_description: z.string().nullable(),
            digits: z.int().nullable(),
          }),
        ),
      }),
    )
    .describe("Tables of the chart. Its CSV has the first; use `table=2` for the second."),
  meta: metaSchema.omit({ units: true, waves: true }),
});

/** The part of the API that a chart's data comes from. */
export function scopeOf(figure: AnalysisId): ApiScope {
  return isConsumerPage(figure) ? "consumers" : "scores";
}

/** Everything about a chart except its data. */
export function toChartMetadata(
  document: ChartDocument,
  configuration: ChartConfiguration,
  { study, licence, publication, ...meta }: ApiMeta,
): z.output<typeof chartMetadataSchema> {
  const { figure, title, subtitle, years, filters, facts, summary, source, notes, tables } = document;
  return {
    figure,
    title,
    subtitle,
    page: toPageAddress(configuration),
    years: [...years],
    filters: filters.map(({ name, value }) => ({ name, value })),
    facts: facts.map(({ name, text }) => ({ name, value: text })),
    summary: [...summary],
    source,
    notes: [...notes],
    tables: tables.map((table) => ({
      name: table.name,
      rows: table.rows.length,
      columns: toTidy(table).columns.map(({ name, label, kind, unit, digits }) => ({
        name,
        label,
        kind,
        unit,
        unit_description: unit === null ? null : UNITS[unit],
        digits: digits ?? null,
      })),
    })),
    meta: { study, licence, publication, is_sample: meta.is_sample || document.isSample },
  };
}
