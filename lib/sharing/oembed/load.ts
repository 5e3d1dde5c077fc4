import "server-only";
import { loadEmbedded } from "@/lib/sharing/embeds/load";
import { loadSharedForAll } from "@/lib/sharing/links/load";
import type { Shareable } from "@/lib/sharing/oembed/oembed";

/** A chart's title as anyone sees it at its address; `none` where nothing is shown there. */
export type ShownTitle = { status: "none" | "unanswered" } | { status: "shown"; title: string };

const LOCKED = "A shared chart";

/** What an address shows now, with its owner's rights. A link with a password tells no title. */
export async function loadShownTitle({ kind, id }: Shareable): Promise<ShownTitle> {
  const shown = kind === "embed" ? await loadEmbedded(id) : await loadSharedForAll(id);
  switch (shown.status) {
    case "shown":
    case "open":
      return { status: "shown", title: shown.document.title };
    case "locked":
      return { status: "shown", title: LOCKED };
    case "none":
    case "unanswered":
      return { status: shown.status };
  }
}
