import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import {
  callFunction,
  createDataClient,
  createServiceClient,
  createSystemClient,
} from "@/lib/platform/database/client";
import type { LiveWave } from "@/lib/study/compare/compare-studies";
import { RELEASE_STATES, type Release } from "@/lib/study/releases/release";

const time = z.coerce.date().transform((date) => date.toISOString());

/** A release as the database describes it. */
export const releaseRow = z
  .strictObject({
    id: z.uuid(),
    computation: z.string(),
    draft: z.uuid().nullable(),
    waves: z.array(z.string()),
    due_at: time,
    zone: z.string(),
    state: z.enum(RELEASE_STATES),
    by: z.string(),
    actor: z.string(),
    created_at: time,
    attempts: z.int(),
    tried_at: time.nullable(),
    next_try_at: time.nullable(),
    error: z.string().nullable(),
    publication: z.int().nullable(),
    keeps_files: z.boolean(),
    published_at: time.nullable(),
  })
  .transform((row): Release => ({
    id: row.id,
    computationId: row.computation,
    draftId: row.draft,
    waves: row.waves,
    dueAt: row.due_at,
    zone: row.zone,
    state: row.state,
    by: row.by,
    actor: row.actor,
    createdAt: row.created_at,
    attempts: row.attempts,
    triedAt: row.tried_at,
    nextTryAt: row.next_try_at,
    error: row.error,
    publication: row.publication,
    keepsFiles: row.keeps_files,
    publishedAt: row.published_at,
  }));

const rows = z.array(z.strictObject({ release: releaseRow }));

/**
 * Planned publications first, then earlier ones, latest first. Empty for anyone but researchers and admins.
 * @throws {DataError} if there is no response, a refusal, or a response of another shape
 */
export async function listReleases(caller: Caller): Promise<Release[]> {
  return (await callFunction(createDataClient(caller), "list_releases", {}, rows)).map(({ release }) => release);
}

/**
 * The same for the study command.
 * @throws {DataError} as above
 */
export async function listAllReleases(): Promise<Release[]> {
  return (await callFunction(createSystemClient(), "list_releases", {}, rows)).map(({ release }) => release);
}

/**
 * Planned publications whose time has come, or that of their next attempt.
 * @throws {DataError} as above
 */
export async function listDueReleases(): Promise<Release[]> {
  return (await callFunction(createSystemClient(), "list_due_releases", {}, rows)).map(({ release }) => release);
}

const liveRow = z.strictObject({
  year: z.int(),
  is_sample: z.boolean(),
  brand_slug: z.string(),
  brand: z.string(),
  overall_position: z.int().nullable(),
  score: z.number().nullable(),
  n: z.int().nullable(),
  change_is_clear: z.boolean().nullable(),
});

/**
 * The published waves of these markets with their results, for a comparison. With the server's own key: for pages of
 * researchers and admins only.
 * @throws {DataError} as above
 */
export async function listLiveWaves(markets: readonly string[]): Promise<LiveWave[]> {
  const client = createServiceClient();
  const waves: LiveWave[] = [];
  for (const market of markets) {
    const found = await callFunction(client, "list_live_results", { p_market: market }, z.array(liveRow));
    for (const [year, own] of Map.groupBy(found, (row) => row.year))
      waves.push({
        ...{ market, year, isSample: own[0]?.is_sample ?? false },
        results: own.map((row) => ({
          ...{
            brandSlug: row.brand_slug,
            brand: row.brand,
            position: row.overall_position,
            score: row.score,
            n: row.n,
          },
          isClear: row.change_is_clear,
        })),
      });
  }
  return waves;
}
