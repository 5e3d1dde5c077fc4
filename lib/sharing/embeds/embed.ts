import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const EMBED_ID = /^[\w-]{22}$/;
/** Sites one embed can be bound to. */
export const MOST_SITES = 10;

/** An embed as its owner sees it in their list. */
export interface OwnEmbed {
  id: string;
  title: string;
  /** Null where it was written by a version this site no longer reads. */
  configuration: ChartConfiguration | null;
  /** Sites whose pages may show it, as `https://example.org`; none: any. */
  sites: readonly string[];
  /** ISO time. */
  createdAt: string;
}

/**
 * What an embed shows now. `none` is the one answer to what is unknown, revoked, or no longer its owner's to show;
 * `unanswered`: the database did not answer.
 */
export type Embedded =
  | { status: "none" }
  | { status: "unanswered"; sites: readonly string[] }
  | { status: "shown"; id: string; sites: readonly string[]; document: ChartDocument };

export const EMBED_THEMES = ["light", "dark", "auto"] as const;
/** `auto` goes by what the reader's device prefers. */
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** `?theme=` of an embed's address; light where it says nothing known. */
export const toEmbedTheme = (value: string | null): EmbedTheme =>
  EMBED_THEMES.find((theme) => theme === value) ?? "light";

/** Path of an embed, with the theme where that is not the usual one. */
export const toEmbedPath = (id: string, theme: EmbedTheme = "light") =>
  `/embed/${id}${theme === "light" ? "" : `?theme=${theme}`}`;
