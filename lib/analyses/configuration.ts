import { z } from "zod";
import { ANALYSES, isAnalysisId, type AnalysisId } from "@/lib/catalogue/analyses";
import { toCanonicalSearch } from "@/lib/analyses/registry";

/** The version written today. */
export const CONFIGURATION_VERSION = 1;
/** Longest selection kept: two hundred brands with their markets fit. */
const LONGEST_SEARCH = 30_000;

/** A chart as it is saved, shared and exported: which analysis, and everything chosen on it. Never any figure. */
export interface ChartConfiguration {
  version: typeof CONFIGURATION_VERSION;
  figure: AnalysisId;
  /** The parameters of the page's address, without "?", as its own writer writes them. */
  search: string;
}

const figure = z.string().refine(isAnalysisId, "Not an analysis");
const current = z.strictObject({
  version: z.literal(CONFIGURATION_VERSION),
  figure,
  search: z.string().max(LONGEST_SEARCH),
});

/** What makes a document of an older version one of the next; each knows only its own. */
export type Migrations = Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>>;

/** None yet: the first version is today's. A new one adds how the one before becomes it. */
const MIGRATIONS: Migrations = {};

const versioned = z.looseObject({ version: z.int().positive() });

/** Brings a document to the current version; null where one of the steps is missing, or it is newer than this site. */
export function migrate(
  document: unknown,
  migrations: Migrations = MIGRATIONS,
  to: number = CONFIGURATION_VERSION,
): Record<string, unknown> | null {
  const parsed = versioned.safeParse(document);
  if (!parsed.success || parsed.data.version > to) return null;
  let found: Record<string, unknown> = parsed.data;
  for (let version = parsed.data.version; version < to; version += 1) {
    const step = migrations[version];
    if (!step) return null;
    found = { ...step(found), version: version + 1 };
  }
  return found;
}

/** A document from anywhere as a configuration, in its one spelling; null for what is none. */
export function parseConfiguration(document: unknown): ChartConfiguration | null {
  const parsed = current.safeParse(migrate(document));
  return parsed.success ? toConfiguration(parsed.data.figure, new URLSearchParams(parsed.data.search)) : null;
}

/** The configuration of an analysis with these parameters of its page. */
export function toConfiguration(name: AnalysisId, params: URLSearchParams): ChartConfiguration {
  return {
    version: CONFIGURATION_VERSION,
    figure: name,
    search: toCanonicalSearch(name, params).replace(/^\?/, ""),
  };
}

/** Address of the page that shows the chart. */
export function toPageAddress({ figure: name, search }: ChartConfiguration): string {
  return ANALYSES[name].path + (search && `?${search}`);
}

/** Parameters of `/share`, of exports and of the API: the page's own, and which analysis. The inverse of `parseShareSearch`. */
export function toShareSearch({ figure: name, search }: ChartConfiguration): string {
  return `?figure=${name}${search && `&${search}`}`;
}

/** Null where no analysis is named. */
export function parseShareSearch(params: URLSearchParams): ChartConfiguration | null {
  const name = params.get("figure") ?? "";
  return isAnalysisId(name) ? toConfiguration(name, params) : null;
}
