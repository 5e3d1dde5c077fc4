import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { may } from "@/lib/access/rights";
import { asMember, loadAbsentReader } from "@/lib/access/load";
import { loadSharedChart } from "@/lib/analyses/load";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { DataError } from "@/lib/platform/database/data-error";
import { countVisitor } from "@/lib/platform/requests/mutations";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { SHARE_ID, type OwnLink, type Shared } from "@/lib/sharing/links/link";
import { countView, tryPassword } from "@/lib/sharing/links/mutations";
import { isPass, PASS_COOKIE, readKnown, toKnown, toPass } from "@/lib/sharing/links/pass";
import { isPassword } from "@/lib/sharing/links/password";
import { findStoredLink, listOwnLinks } from "@/lib/sharing/links/queries";
import { toVisitorMark } from "@/lib/sharing/links/visitor";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

const NONE: Shared = { status: "none" };

/**
 * What a link shows to anyone, with its owner's current rights. The visitor's own session has no influence; if the link
 * has a password, this browser's pass does.
 */
export const loadShared = cache(async (id: string): Promise<Shared> => {
  if (!SHARE_ID.test(id)) return NONE;
  const pass = (await cookies()).get(PASS_COOKIE)?.value;
  return (await answerInTime(readShared(id, pass))) ?? { status: "unanswered" };
});

/** The same for a picture that is shared by all visitors: a link with a password stays locked. */
export async function loadSharedForAll(id: string): Promise<Shared> {
  return SHARE_ID.test(id) ? ((await answerInTime(readShared(id, undefined))) ?? { status: "unanswered" }) : NONE;
}

async function readShared(id: string, pass: string | undefined): Promise<Shared> {
  const stored = await findStoredLink(id);
  if (!stored?.configuration) return NONE;
  const { owner, configuration, password, ...words } = stored;
  const reader = await loadAbsentReader(owner);
  if (!reader || !may(reader.viewer, ANALYSES[configuration.figure].right)) return NONE;
  if (password !== null && !isPass(pass, id, password, setting("AUTH_SECRET") ?? "", new Date()))
    return { status: "locked" };
  const document = await loadSharedChart(reader, configuration);
  if (!document) return NONE;
  const link = { ...words, id, configuration, hasPassword: password !== null };
  return {
    status: "open",
    link,
    document,
    canTakePicture: link.downloads && may(reader.viewer, "pngExport"),
    canTakeTable: link.downloads && may(reader.viewer, "csvExport"),
  };
}

/** The links of the signed-in user; null if the database did not respond in time. */
export async function loadOwnLinks(): Promise<OwnLink[] | null> {
  return answerInTime(listOwnLinks(asMember));
}

/** Counts a view of a link by a person. Never throws: an error only loses the count. */
export async function noteView(id: string): Promise<void> {
  await countView(id).catch((error: unknown) => logError(error, "Shared link view not counted."));
}

/**
 * The result of entering a password: a pass and a mark for the browser, or a message. `none`: there is no such link, or
 * it has no password.
 */
type Unlocked = { pass: string; known: string } | { reason: "none" | "wrong" | "wait" | "silent" };

interface Guesser {
  /** The visitor's network; only its keyed hash is stored, for 15 minutes. */
  network: string;
  /** The mark this browser got when the right password was entered before. */
  known: string | undefined;
}

/** Attempts of a known browser per 15 minutes. */
const MOST_OF_KNOWN = 8;

/**
 * Checks a password for a link, within the network's limit. A browser in which the right one was entered before has its
 * own limit.
 * @param typed null if nothing that could be a password was sent
 */
export async function unlock(id: string, typed: string | null, { network, known }: Guesser): Promise<Unlocked> {
  const secret = setting("AUTH_SECRET") ?? "";
  try {
    const stored = await findStoredLink(id);
    if (!stored || stored.password === null) return { reason: "none" };
    const mark = readKnown(known, id, stored.password, secret);
    const may =
      mark === null
        ? await tryPassword(id, toVisitorMark(network, id, secret))
        : await countVisitor(`share ${id}`, mark, MOST_OF_KNOWN, 15);
    if (!may) return { reason: "wait" };
    if (typed === null || !(await isPassword(typed, stored.password))) return { reason: "wrong" };
    return { pass: toPass(id, stored.password, secret, new Date()), known: toKnown(id, stored.password, secret) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    logError(error, "Shared link password not checked.");
    return { reason: "silent" };
  }
}
