import type { ApiScope } from "@/lib/sharing/api-keys/scope";

/** Longest name, in characters. */
export const LONGEST_KEY_NAME = 80;
/** Hours that a rotated key may live on beside the new one. */
export const OVERLAP_HOURS = 24;

/** A key as its owner sees it later: never the key itself. Times are ISO. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** How the key begins. */
  prefix: string;
  madeAt: string;
  /** Null for one that ends only when it is revoked. */
  endsAt: string | null;
  revokedAt: string | null;
  /** To the minute. */
  usedAt: string | null;
  /** Has another taken its place? */
  isReplaced: boolean;
}

export type KeyState = "live" | "ending" | "revoked" | "expired";

/** `ending`: was rotated, and lives on for a while. */
export function stateOfKey({ revokedAt, endsAt, isReplaced }: ApiKey, now: Date): KeyState {
  if (revokedAt !== null) return "revoked";
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return "expired";
  return isReplaced ? "ending" : "live";
}
