import { z } from "zod";
import type { AnalysisId } from "@/lib/catalogue/analyses";
import type { ApiScope } from "@/lib/sharing/api-keys/scope";
import { type ChartConfiguration, toPageAddress } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";
import { metaSchema, type ApiMeta } from "@/lib/sharing/api/meta";
import { isConsumerPage } from "@/lib/analyses/consumers/section";

const named = z.array(z.strictObject({ name: z.string(), value: z.string() }));

/** What a chart's `.metadata.json` says. */
export const chartMetadataSchema = z.strictObject({
  figure: z.string().describe("Name of the analysis."),
  title: z.string().describe("What is looked at."),
  subtitle: z.string().describe("Unit, who was asked, years, and what intervals are."),
  page: z.string().describe("Address of the page that shows the chart, on this site."),
  years: z.array(z.int()).describe("Years of the figures."),
  filters: named.describe("What was chosen."),
  facts: named.describe("Who was asked, when, and how it is scored."),
  summary: z.array(z.string()).describe("What the chart shows, in sentences."),
  source: z.string().describe("The source to be named."),
  notes: z.array(z.string()).describe("How to read it."),
  tables: z
    .array(
      z.strictObject({
        name: z.string(),
        rows: z.int(),
        columns: z.array(z.strictObject({ label: z.string(), kind: z.string(), digits: z.int().nullable() })),
      }),
    )
    .describe("The sheets of the chart; its CSV is the first, `table=2` the second."),
  meta: metaSchema.omit({ units: true, waves: true }),
});

/** The part of the API that a chart's figures are of. */
export function scopeOf(figure: AnalysisId): ApiScope {
  return isConsumerPage(figure) ? "consumers" : "scores";
}

/** Everything a chart says but its figures. */
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
    tables: tables.map(({ name, rows, columns }) => ({
      name,
      rows: rows.length,
      columns: columns.map(({ label, kind, digits }) => ({ label, kind, digits: digits ?? null })),
    })),
    meta: { study, licence, publication, is_sample: meta.is_sample || document.isSample },
  };
}
