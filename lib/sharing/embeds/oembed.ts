import { EMBED_ID, toEmbedPath, toEmbedTheme, type EmbedTheme } from "@/lib/sharing/embeds/embed";
import { FIRST_HEIGHT, toSnippet } from "@/lib/sharing/embeds/snippet";
import { SHARE_ID, toSharePath } from "@/lib/sharing/links/link";
import { SITE } from "@/lib/platform/site/site";

/** What an address of this site that others can show is. */
export type Shareable = { kind: "embed"; id: string; theme: EmbedTheme } | { kind: "link"; id: string };

/** What a program asks: an address of this site, and how much room it has, in pixels. */
export interface OembedQuestion {
  shareable: Shareable;
  maxWidth: number | null;
  maxHeight: number | null;
}

const LONGEST = 2_000;
const [, EMBED_FOLDER = ""] = toEmbedPath("").split("/");
const [, SHARE_FOLDER = ""] = toSharePath("").split("/");
/** Size of a card image, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;
/** A frame is this wide where the page has room. */
const WIDEST = 1_120;
const NARROWEST = 280;
/** Seconds for which sites may keep an answer: a chart that was turned off is soon gone. */
const KEPT = 3_600;

const toPixels = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;

/** Null where the address is none that can be shown. */
export function parseOembed(params: URLSearchParams, origin: string): OembedQuestion | null {
  const text = params.get("url") ?? "";
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const { origin: from, pathname, searchParams } = new URL(text);
  const [, folder = "", id = "", ...rest] = pathname.split("/");
  if (from !== origin || rest.length > 0) return null;
  const room = { maxWidth: toPixels(params.get("maxwidth")), maxHeight: toPixels(params.get("maxheight")) };
  if (folder === EMBED_FOLDER && EMBED_ID.test(id))
    return { shareable: { kind: "embed", id, theme: toEmbedTheme(searchParams.get("theme")) }, ...room };
  return folder === SHARE_FOLDER && SHARE_ID.test(id) ? { shareable: { kind: "link", id }, ...room } : null;
}

/** Address at which programs ask about an address of this site. */
export const toOembedAddress = (path: string, origin: string): string =>
  new URL(`/oembed?${new URLSearchParams({ url: new URL(path, origin).href, format: "json" })}`, origin).href;

/** A picture and its size belong together (oembed.com, 2.3.4); there is none where nothing could be drawn. */
const toThumbnail = (path: string | null, origin: string) =>
  path === null
    ? {}
    : {
        thumbnail_url: new URL(path, origin).href,
        thumbnail_width: CARD.width,
        thumbnail_height: CARD.height,
      };

/** The answer (oEmbed 1.0, oembed.com): a frame for an embed, a card for a shared link. */
export function toOembed(
  { shareable, maxWidth, maxHeight }: OembedQuestion,
  { title, hasPicture }: { title: string; hasPicture: boolean },
  origin: string,
) {
  const about = {
    version: "1.0",
    title,
    provider_name: SITE.name,
    provider_url: origin,
    cache_age: KEPT,
    ...toThumbnail(hasPicture ? toCardPath(shareable) : null, origin),
  };
  if (shareable.kind === "link") return { ...about, type: "link" };
  const { id, theme } = shareable;
  const height = Math.min(maxHeight ?? FIRST_HEIGHT, FIRST_HEIGHT);
  return {
    ...about,
    type: "rich",
    html: toSnippet({ id, origin, theme, title, height }),
    width: Math.max(NARROWEST, Math.min(maxWidth ?? WIDEST, WIDEST)),
    height,
  };
}

const toCardPath = ({ kind, id }: Shareable): string =>
  kind === "embed" ? toEmbedCardPath(id) : `${toSharePath(id)}/card.png`;

/** The card image of an embed, for pasted addresses. */
export const toEmbedCardPath = (id: string): string => `${toEmbedPath(id)}/card.png`;
