import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { OwnLink } from "@/lib/sharing/links/link";

const ownRow = z
  .strictObject({
    id: z.string(),
    configuration: z.unknown(),
    title: z.string(),
    message: z.string(),
    signature: z.string().nullable(),
    has_password: z.boolean(),
    downloads: z.boolean(),
    expires_at: z.string().nullable(),
    created_at: z.string(),
    views: z.int(),
    last_viewed_at: z.string().nullable(),
  })
  .transform(
    ({
      configuration,
      has_password: hasPassword,
      expires_at: expiresAt,
      created_at: createdAt,
      last_viewed_at: lastViewedAt,
      ...row
    }): OwnLink => ({
      ...row,
      configuration: parseConfiguration(configuration),
      hasPassword,
      expiresAt,
      createdAt,
      lastViewedAt,
    }),
  );

/** An open link with data for the server only: its owner, and its password hash. */
const storedLink = z
  .strictObject({
    owner: z.string().min(1),
    configuration: z.unknown(),
    message: z.string(),
    signature: z.string().nullable(),
    password: z.string().nullable(),
    downloads: z.boolean(),
    expires_at: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(({ configuration, expires_at: expiresAt, created_at: createdAt, ...row }) => ({
    ...row,
    configuration: parseConfiguration(configuration),
    expiresAt,
    createdAt,
  }));

// Both: @throws {DataError} if there is no response, an error, or a response of another shape.

/** The caller's own links, newest first; expired ones included, revoked ones not. */
export async function listOwnLinks(caller: Caller): Promise<OwnLink[]> {
  return callFunction(createDataClient(caller), "list_shared_links", {}, z.array(ownRow));
}

/** The open link with an id; null if there is none. Read with the site's own rights, not the visitor's. */
export async function findStoredLink(id: string): Promise<z.output<typeof storedLink> | null> {
  return callFunction(createSystemClient(), "find_shared_link", { p_id: id }, storedLink.nullable());
}
