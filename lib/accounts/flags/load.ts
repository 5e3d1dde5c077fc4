import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { FIRST_FLAGS, type Flag, type FlagName } from "@/lib/accounts/flags/flag";
import { listFlags } from "@/lib/accounts/flags/queries";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Anything cached that depends on a switch has this tag; changing a switch revalidates it. */
export const FLAGS_TAG = "flags";
/** Seconds until other processes of the site notice: the same as for cached pages. */
const SELF_CHECK = 300;
const ANYONE = null;

const cachedFlags = unstable_cache(async () => listFlags(ANYONE), ["flags"], {
  tags: [FLAGS_TAG],
  revalidate: SELF_CHECK,
});
let lastGood: readonly Flag[] = [];

/** The switches, once per request. During a database outage, the last known ones. */
const loadFlags = cache(async (): Promise<readonly Flag[]> => {
  try {
    lastGood = await cachedFlags();
  } catch (error) {
    logError(error, "Could not load feature switches; using the last known values.");
  }
  return lastGood;
});

/**
 * Whether this is turned on. Never throws. Independent of the caller, so shared pages can use it. Rules that must
 * always hold use `access.is_on` in the database.
 */
export async function isOn(name: FlagName): Promise<boolean> {
  const flag = (await loadFlags()).find((one) => one.name === name);
  return flag?.isOn ?? FIRST_FLAGS[name];
}

/** The text of the announcement; null if there is none. */
export async function loadAnnouncement(): Promise<string | null> {
  const flag = (await loadFlags()).find(({ name }) => name === "announcement");
  return flag?.isOn && flag.text !== "" ? flag.text : null;
}
