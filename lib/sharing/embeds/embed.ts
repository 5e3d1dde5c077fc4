import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const EMBED_ID = /^[\w-]{22}$/;
/** Sites that one embed can be limited to. */
export const MOST_SITES = 10;

/** An embed in its owner's list. */
export interface OwnEmbed {
  id: string;
  title: string;
  /** Null if a version that this site no longer reads wrote it. */
  configuration: ChartConfiguration | null;
  /** Sites whose pages can show it, as `https://example.org`; an empty list allows all. */
  sites: readonly string[];
  /** ISO time. */
  createdAt: string;
}

/**
 * The current state of an embed. `none` covers unknown and revoked ones, and those that the owner may no longer show;
 * `unanswered`: the database did not respond.
 */
export type Embedded =
  | { status: "none" }
  | { status: "unanswered"; sites: readonly string[] }
  | { status: "shown"; id: string; sites: readonly string[]; document: ChartDocument };

export const EMBED_THEMES = ["light", "dark", "auto"] as const;
/** `auto` follows the reader's device. */
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** `?theme=` of an embed's address; light by default. */
export const toEmbedTheme = (value: string | null): EmbedTheme =>
  EMBED_THEMES.find((theme) => theme === value) ?? "light";

/** Path of an embed, with the theme if it is not the default. */
export const toEmbedPath = (id: string, theme: EmbedTheme = "light") =>
  `/embed/${id}${theme === "light" ? "" : `?theme=${theme}`}`;

/** Whether an embed or a link has a card image: one whose chart is a table has none, so that none is named for it. */
export const hasCard = ({ pictures }: Pick<ChartDocument, "pictures">): boolean => pictures.length > 0;
