import "server-only";
import { loadMember } from "@/lib/access/load";
import { may } from "@/lib/access/rights";
import { anonymousViewer } from "@/lib/access/viewer";
import { type ChartConfiguration, toPageAddress, toShareSearch } from "@/lib/analyses/configuration";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { DataError } from "@/lib/platform/database/data-error";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";
import { keepShortAddress } from "@/lib/sharing/short-addresses/mutations";
import { findShortAddress } from "@/lib/sharing/short-addresses/queries";
import { SHORT_CODE, toShortPath } from "@/lib/sharing/short-addresses/short-code";

/** Where a short address that leads nowhere goes: the page that explains links. */
const NOWHERE = "/share";

/**
 * Where a short address leads the person who opens it: to the analysis with its selection where their plan has it, else
 * to what they may see of it.
 * @throws {DataError} when the database does not respond
 */
export async function followShortAddress(code: string): Promise<string> {
  if (!SHORT_CODE.test(code)) return NOWHERE;
  const configuration = await findShortAddress(code);
  if (!configuration) return NOWHERE;
  const viewer = (await loadMember())?.viewer ?? anonymousViewer;
  return may(viewer, ANALYSES[configuration.figure].right)
    ? toPageAddress(configuration)
    : `/share${toShareSearch(configuration)}`;
}

/** The address that a file carries in print; that of its page where no short one could be kept. */
export async function toPrintedAddress(configuration: ChartConfiguration): Promise<string> {
  try {
    return new URL(toShortPath(await keepShortAddress(configuration)), siteOrigin()).href;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    logError(error, "Short address not kept.");
    return new URL(toPageAddress(configuration), siteOrigin()).href;
  }
}
