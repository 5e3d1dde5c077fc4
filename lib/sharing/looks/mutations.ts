import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { Look } from "@/lib/sharing/looks/look";

/** `was` is the look before, to go back to; null if it was the site's own. */
const kept = z.discriminatedUnion("status", [
  z.object({ status: z.literal("kept"), was: z.uuid().nullable() }),
  z.object({ status: z.literal("missing") }),
]);
type Kept = z.output<typeof kept>;

/**
 * Gives a team a look. Without a logo (undefined) the present one stays.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function keepLook(
  caller: Caller,
  team: string,
  { logo, main, second }: Omit<Look, "logo"> & { logo: Look["logo"] | undefined },
): Promise<Kept> {
  return callFunction(
    createDataClient(caller),
    "keep_look",
    {
      p_team: team,
      p_logo: logo?.png ?? null,
      p_width: logo?.width ?? null,
      p_height: logo?.height ?? null,
      p_keeps_logo: logo === undefined,
      p_main: main,
      p_second: second,
    },
    kept,
  );
}

/**
 * Gives a team one of its earlier looks again.
 * @throws {DataError} as above
 */
export async function restoreLook(caller: Caller, team: string, look: string): Promise<Kept> {
  return callFunction(createDataClient(caller), "restore_look", { p_team: team, p_look: look }, kept);
}
