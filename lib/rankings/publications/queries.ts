import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { Exclusion } from "@/lib/study/exclusion";
import { PUBLICATION_STATES, type AuditedPublication } from "@/lib/rankings/publications/audited-publication";

const time = z.string().transform((text, context) => {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: "custom", message: `not a time: ${text}` });
  return z.NEVER;
});

const publicationRow = z.strictObject({ stamp: z.int(), published_at: time.nullable(), is_sample: z.boolean() });

/** The live publication, or null before the first. */
export async function findPublication(caller: Caller) {
  const [row] = await callFunction(createDataClient(caller), "current_publication", {}, z.array(publicationRow).max(1));
  if (!row || row.published_at === null) return null;
  return { stamp: row.stamp, publishedAt: row.published_at, isSample: row.is_sample };
}

const statusRow = z.object({ published_at: time.nullable(), changed_at: time.nullable() });

/**
 * When the live publication was published, and when that last changed, including by a rollback; null before the first
 * publication.
 */
export async function findPublicationStatus(
  caller: Caller,
): Promise<{ publishedAt: string | null; changedAt: string } | null> {
  const [row] = await callFunction(createDataClient(caller), "publication_status", {}, z.array(statusRow).max(1));
  if (!row?.changed_at) return null;
  return { publishedAt: row.published_at, changedAt: row.changed_at };
}

const inputRow = z.object({ name: z.string(), sha256: z.string(), rows: z.int().nullish() });
const waveRow = z.object({
  market: z.string(),
  year: z.int(),
  brands: z.int(),
  interviews: z.int().nullable(),
  rule_version: z.string().nullable(),
});
const eventRow = z.object({ kind: z.enum(PUBLICATION_STATES), at: time, actor: z.string().nullable() });

const auditedRow = z
  .strictObject({
    publication: z.int(),
    status: z.enum(PUBLICATION_STATES),
    actor: z.string(),
    source: z.string(),
    is_sample: z.boolean(),
    input_sha256: z.string(),
    inputs: z.array(inputRow),
    engine: z.string().nullable(),
    created_at: time,
    published_at: time.nullable(),
    touched_at: time,
    waves: z.array(waveRow),
    row_counts: z.record(z.string(), z.int()),
    events: z.array(eventRow).nullable(),
  })
  .transform((row): AuditedPublication => ({
    id: row.publication,
    state: row.status,
    actor: row.actor,
    source: row.source,
    isSample: row.is_sample,
    sha256: row.input_sha256,
    inputs: row.inputs.map(({ name, sha256, rows }) => ({ name, sha256, rows: rows ?? null })),
    engine: row.engine,
    begunAt: row.created_at,
    publishedAt: row.published_at,
    waves: row.waves.map(({ market, year, brands, interviews, rule_version }) => ({
      market,
      year,
      brands,
      interviews,
      rule: rule_version,
    })),
    rows: row.row_counts,
    events: row.events ?? [],
  }));

/**
 * Every publication, latest first: author, time, source, size and state. Empty for anyone but researchers and admins.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function listPublications(caller: Caller): Promise<AuditedPublication[]> {
  return callFunction(createDataClient(caller), "list_publications", {}, z.array(auditedRow));
}

const exclusionRow = z
  .strictObject({
    market: z.string(),
    year: z.int(),
    check_name: z.string(),
    rule: z.string(),
    interviews: z.int().nonnegative(),
    excluded: z.int().nonnegative(),
  })
  .transform(({ check_name, ...row }): Exclusion => ({ ...row, check: check_name }));

/** Interviews left out of the waves that are shown, the latest year first. */
export async function listExclusions(caller: Caller): Promise<Exclusion[]> {
  return callFunction(createDataClient(caller), "list_exclusions", {}, z.array(exclusionRow));
}
