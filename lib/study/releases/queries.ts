import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
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
