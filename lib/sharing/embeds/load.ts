import "server-only";
import { asMember, loadAbsentReader } from "@/lib/access/load";
import { loadSharedChart } from "@/lib/analyses/load";
import { EMBED_ID, type Embedded, hasCard, type OwnEmbed } from "@/lib/sharing/embeds/embed";
import { findEmbed, listEmbeds } from "@/lib/sharing/embeds/queries";
import { loadSharedForAll } from "@/lib/sharing/links/load";
import type { Shareable } from "@/lib/sharing/embeds/oembed";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

/**
 * The current content of an embed's address, limited by its owner's current rights. Never throws if the database does
 * not respond.
 */
export async function loadEmbedded(id: string): Promise<Embedded> {
  if (!EMBED_ID.test(id)) return { status: "none" };
  const found = await answerInTime(findEmbed(id).then((embed) => ({ embed })));
  if (!found) return { status: "unanswered", sites: [] };
  const { embed } = found;
  if (!embed?.configuration) return { status: "none" };
  const { owner, configuration, sites } = embed;
  const read = await answerInTime(
    loadAbsentReader(owner).then(async (reader) => ({
      document: reader && (await loadSharedChart(reader, configuration)),
    })),
  );
  if (!read) return { status: "unanswered", sites };
  return read.document ? { status: "shown", id, sites, document: read.document } : { status: "none" };
}

/**
 * Embeds of the signed-in user.
 * @throws {DataError} if the database does not respond
 */
export async function loadOwnEmbeds(): Promise<OwnEmbed[]> {
  return listEmbeds(asMember);
}

/** What anyone is told of a chart at its address; `none` where nothing is shown there. */
export type ShownTitle = { status: "none" | "unanswered" } | { status: "shown"; title: string; hasPicture: boolean };

const LOCKED = "A shared chart";

/** What an address shows now, with its owner's rights. A link with a password tells no title and has no picture. */
export async function loadShownTitle({ kind, id }: Shareable): Promise<ShownTitle> {
  const shown = kind === "embed" ? await loadEmbedded(id) : await loadSharedForAll(id);
  switch (shown.status) {
    case "shown":
    case "open":
      return { status: "shown", title: shown.document.title, hasPicture: hasCard(shown.document) };
    case "locked":
      return { status: "shown", title: LOCKED, hasPicture: false };
    case "none":
    case "unanswered":
      return { status: shown.status };
  }
}
