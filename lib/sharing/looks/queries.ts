import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { KeptLook, Look } from "@/lib/sharing/looks/look";

const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/)
  .nullable();
const parts = {
  logo: z.base64().nullable(),
  logo_width: z.int().positive().nullable(),
  logo_height: z.int().positive().nullable(),
  main_colour: colour,
  second_colour: colour,
};
type Parts = z.output<z.ZodObject<typeof parts>>;

const toLook = ({ logo, logo_width: width, logo_height: height, main_colour, second_colour }: Parts): Look => ({
  logo: logo === null || width === null || height === null ? null : { png: logo, width, height },
  main: main_colour,
  second: second_colour,
});

const lookRow = z.strictObject(parts).transform(toLook);
const keptRow = z
  .strictObject({ look: z.uuid(), made_at: z.string(), ...parts })
  .transform(({ look, made_at, ...rest }): KeptLook => ({
    id: look,
    madeAt: new Date(made_at).toISOString(),
    ...toLook(rest),
  }));

/**
 * The look of the team whose plan the caller has; null if it has none.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function findLook(caller: Caller): Promise<Look | null> {
  const [row] = await callFunction(createDataClient(caller), "find_look", {}, z.array(lookRow).max(1));
  return row ?? null;
}

/**
 * Looks of a team, the newest first, which counts. Empty unless the caller manages the team and its plan has reports.
 * @throws {DataError} as above
 */
export async function listLooks(caller: Caller, team: string): Promise<KeptLook[]> {
  return callFunction(createDataClient(caller), "list_looks", { p_team: team }, z.array(keptRow));
}
