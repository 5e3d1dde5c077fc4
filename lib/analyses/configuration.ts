import { z } from "zod";
import { ANALYSES, isAnalysisId, type AnalysisId } from "@/lib/catalogue/analyses";
import { toCanonicalSearch } from "@/lib/analyses/registry";

/** The version written today. */
export const CONFIGURATION_VERSION = 1;
/** Maximum length of a saved selection: two hundred brands with their markets fit. */
const LONGEST_SEARCH = 30_000;

/** A chart as it is saved, shared and exported: the analysis and its full selection. Never any figure. */
export interface ChartConfiguration {
  version: typeof CONFIGURATION_VERSION;
  figure: AnalysisId;
  /** The parameters of the page's address, without "?", in their standard form. */
  search: string;
}

const figure = z.string().refine(isAnalysisId, "Not an analysis");
const current = z.strictObject({
  version: z.literal(CONFIGURATION_VERSION),
  figure,
  search: z.string().max(LONGEST_SEARCH),
});

/** Migrates a document from an older version to the next; each step only knows its own version. */
export type Migrations = Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>>;

/** None yet: the first version is the current one. A new version adds a step from the previous one. */
const MIGRATIONS: Migrations = {};

const versioned = z.looseObject({ version: z.int().positive() });

/** Migrates a document to the current version; null if a step is missing, or the document is newer than this site. */
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

/** A document of any origin as a configuration in its standard form; null if it is invalid. */
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

/**
 * Parameters for `/share`, exports and the API: those of the page, and the analysis. The inverse of `parseShareSearch`.
 */
export function toShareSearch({ figure: name, search }: ChartConfiguration): string {
  return `?figure=${name}${search && `&${search}`}`;
}

/** Null where no analysis is named. */
export function parseShareSearch(params: URLSearchParams): ChartConfiguration | null {
  const name = params.get("figure") ?? "";
  return isAnalysisId(name) ? toConfiguration(name, params) : null;
}
