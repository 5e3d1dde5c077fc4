import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const SHARE_ID = /^[\w-]{22}$/;
/** Characters of what is written to whoever opens a link. */
export const LONGEST_MESSAGE = 280;
export const LONGEST_TITLE = 300;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
/** Days a link can be chosen to live; null for one without an end. */
export const LIFETIMES = [1, 7, 30, 90, null] as const;
/** Links one person may have open at once. */
export const MOST_LINKS = 200;

/** What someone chose when they made a link to one of their charts. */
export interface LinkRequest {
  configuration: ChartConfiguration;
  /** What their own list calls it. */
  title: string;
  /** To whoever opens it; "" for none. */
  message: string;
  /** Who shares, as the page names them; null where they would rather not say. */
  signature: string | null;
  /** In the clear, on its way to being hashed; null for a link that anyone with its address may open. */
  password: string | null;
  /** May whoever opens it take the picture and the table along, as far as the owner may? */
  downloads: boolean;
  /** ISO time; null for no end. */
  expiresAt: string | null;
}

/** A link as its owner sees it in their list. */
export interface OwnLink {
  id: string;
  /** Null where it was written by a version this site no longer reads. */
  configuration: ChartConfiguration | null;
  title: string;
  message: string;
  signature: string | null;
  hasPassword: boolean;
  downloads: boolean;
  expiresAt: string | null;
  createdAt: string;
  /** How often it was opened by people, as far as can be told; no one is identified. */
  views: number;
  lastViewedAt: string | null;
}

/** What the page of a link says beside the chart. */
export interface SharedLink {
  id: string;
  configuration: ChartConfiguration;
  message: string;
  signature: string | null;
  downloads: boolean;
  hasPassword: boolean;
  expiresAt: string | null;
  createdAt: string;
}

/**
 * What a link leads to at this moment. `none` is the one answer to what is unknown, revoked, expired, or no longer its
 * owner's to show; `locked` waits for the password; `unanswered`: the database did not answer.
 */
export type Shared =
  | { status: "none" }
  | { status: "locked" }
  | { status: "unanswered" }
  | { status: "open"; link: SharedLink; document: ChartDocument; canTakePicture: boolean; canTakeTable: boolean };

/** Path of a link's page. */
export const toSharePath = (id: string) => `/share/${id}`;
