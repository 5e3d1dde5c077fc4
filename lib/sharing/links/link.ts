import type { ChartConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";

/** 128 random bits as base64url. */
export const SHARE_ID = /^[\w-]{22}$/;
/** Maximum characters of a link's message. */
export const LONGEST_MESSAGE = 280;
export const LONGEST_TITLE = 300;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
/** The choices for a link's lifetime in days; null for no end. */
export const LIFETIMES = [1, 7, 30, 90, null] as const;
/** Maximum open links per person. */
export const MOST_LINKS = 200;

/** The settings of a new link. */
export interface LinkRequest {
  configuration: ChartConfiguration;
  /** Its name in the owner's list. */
  title: string;
  /** Shown to anyone who opens it; "" for none. */
  message: string;
  /** The name of the person who shares it, as the page shows it; null if they prefer not to say. */
  signature: string | null;
  /** In plain text until it is hashed; null for a link without a password. */
  password: string | null;
  /** Whether anyone who opens it can download the picture and the table, as far as the owner may. */
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

/** What a link's page shows besides the chart. */
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
 * The current state of a link. `none` covers unknown, revoked and expired ones, and those that the owner may no longer
 * show; `locked` needs the password; `unanswered`: the database did not respond.
 */
export type Shared =
  | { status: "none" }
  | { status: "locked" }
  | { status: "unanswered" }
  | { status: "open"; link: SharedLink; document: ChartDocument; canTakePicture: boolean; canTakeTable: boolean };

/** The path of a link's page. */
export const toSharePath = (id: string) => `/share/${id}`;
