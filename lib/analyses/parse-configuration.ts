import { z } from "zod";
import { isAnalysisId } from "@/lib/catalogue/analyses";
import { CONFIGURATION_VERSION, type ChartConfiguration, toConfiguration } from "@/lib/analyses/configuration";

// Apart from the configuration itself, which pages make without the library that checks one.

/** Maximum length of a saved selection: two hundred brands with their markets fit. */
const LONGEST_SEARCH = 30_000;

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
