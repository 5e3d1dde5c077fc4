import "server-only";
import { z } from "zod";
import { callFunction, createSystemClient } from "@/lib/platform/database/client";
import type { RunningInstance } from "@/lib/operations/instance/status";

const instanceRow = z.object({ name: z.string(), version: z.string(), started_at: z.string(), seen_at: z.string() });

/**
 * Instances on this database that were running within the last 90 seconds; empty if the database belongs to this
 * instance alone.
 * @throws {DataError} if the database does not respond
 */
export async function listInstances(): Promise<RunningInstance[]> {
  const rows = await callFunction(createSystemClient(), "list_instances", {}, z.array(instanceRow));
  return rows.map(({ name, version, started_at, seen_at }) => ({
    name,
    version,
    startedAt: started_at,
    seenAt: seen_at,
  }));
}
