import { z } from "zod";
import type { MarketWaveRow } from "@/lib/rankings/histories/result-row";
import { SITE } from "@/lib/platform/site/site";

const LICENCE = `All data and texts are the intellectual property of ${SITE.company}. Do not publish or share them without written permission.`;

const waveSchema = z.strictObject({
  market: z.string().describe("Market slug, as in URLs."),
  year: z.int().describe("Year."),
  interviews: z.int().nullable().describe("People asked."),
  fieldwork_from: z.string().nullable().describe("First day of fieldwork."),
  fieldwork_to: z.string().nullable().describe("Last day of fieldwork."),
  brands: z.int().describe("Brands ranked."),
  method_version: z.string().nullable().describe("Version of the scoring rule."),
});

/** Metadata of the data in each response. */
export const metaSchema = z.strictObject({
  study: z.string().describe("Name of the study."),
  licence: z.string().describe("Licence for the data."),
  is_sample: z.boolean().describe("True if all brands and figures are invented (sample data)."),
  publication: z
    .strictObject({
      stamp: z.int().describe("Publication number; increases with each publication."),
      published_at: z.string().nullable().describe("When it was published, ISO 8601."),
    })
    .describe("Publication that the data come from."),
  units: z.record(z.string(), z.string()).describe("Unit of each column that has one."),
  waves: z.array(waveSchema).describe("Studies (market and year) that the rows on this page come from."),
});
export type ApiMeta = z.output<typeof metaSchema>;

/** A page's position in the list. */
export const pageSchema = z.strictObject({
  count: z.int().nonnegative().describe("Rows on this page."),
  total: z.int().nonnegative().describe("Rows on all pages."),
  next: z.string().nullable().describe("URL of the next page; null on the last."),
});

interface MetaParts {
  publication: { stamp: number; publishedAt: string | null; isSample: boolean } | null;
  units: Readonly<Record<string, string>>;
  waves: readonly MarketWaveRow[];
  /** Of the page. */
  rows: readonly Record<string, unknown>[];
}

/** Metadata of a page's rows. */
export function toMeta({ publication, units, waves, rows }: MetaParts): ApiMeta {
  const keys = new Set(rows.map(({ market, year }) => `${String(market)} ${String(year)}`));
  return {
    study: SITE.name,
    licence: LICENCE,
    is_sample: publication?.isSample ?? false,
    publication: { stamp: publication?.stamp ?? 0, published_at: publication?.publishedAt ?? null },
    units: { ...units },
    waves: waves
      .filter(({ market_slug: market, year }) => keys.has(`${market} ${year}`))
      .map((wave) => ({
        market: wave.market_slug,
        year: wave.year,
        interviews: wave.interviews,
        fieldwork_from: wave.fieldwork_from,
        fieldwork_to: wave.fieldwork_to,
        brands: wave.brand_count,
        method_version: wave.rule_version,
      })),
  };
}
