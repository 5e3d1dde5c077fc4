import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const SHARE_ID = /^[\w-]{22}$/;
/** Characters of what is written to anyone who opens a link. */
export const LONGEST_MESSAGE = 280;
export const LONGEST_TITLE = 300;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
/** The choices for a link's lifetime in days; null for no end. */
export const LIFETIMES = [1, 7, 30, 90, null] as const;
/** Open links per person. */
export const MOST_LINKS = 200;

/** What someone chose when they made a link to one of their charts. */
export interface LinkRequest {
  configuration: ChartConfiguration;
  /** Its name in the owner's list. */
  title: string;
  /** To anyone who opens it; "" for none. */
  message: string;
  /** The name of the person who shares it, as the page shows it; null if they prefer not to say. */
  signature: string | null;
  /** In plain text, until it is hashed; null for a link that anyone with its address can open. */
  password: string | null;
  /** May anyone who opens it take the picture and the table along, as far as the owner may? */
  downloads: boolean;
  /** ISO time; null for no end. */
  expiresAt: string | null;
}

/** A link in its owner's list. */
export interface OwnLink {
  id: string;
  /** Null if a version that this site no longer reads wrote it. */
  configuration: ChartConfiguration | null;
  title: string;
  message: string;
  signature: string | null;
  hasPassword: boolean;
  downloads: boolean;
  expiresAt: string | null;
  createdAt: string;
  /** An estimate of how often people opened it; nobody is identified. */
  views: number;
  lastViewedAt: string | null;
}

/** What a link's page shows beside the chart. */
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
 * owner's to show; `locked` waits for the password; `unanswered`: the database did not respond.
 */
export type Shared =
  | { status: "none" }
  | { status: "locked" }
  | { status: "unanswered" }
  | { status: "open"; link: SharedLink; document: ChartDocument; canTakePicture: boolean; canTakeTable: boolean };

/** The path of a link's page. */
export const toSharePath = (id: string) => `/share/${id}`;
