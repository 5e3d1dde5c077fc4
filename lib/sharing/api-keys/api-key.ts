import type { ApiScope } from "@/lib/sharing/api-keys/scope";

/** Maximum length of a name, in characters. */
export const LONGEST_KEY_NAME = 80;
/** Hours that a replaced key still works. */
export const OVERLAP_HOURS = 24;

/** A key as its owner sees it later: never the key itself. Times are ISO. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The beginning of the key. */
  prefix: string;
  madeAt: string;
  /** Null if it is valid until revoked. */
  endsAt: string | null;
  revokedAt: string | null;
  /** To the minute. */
  usedAt: string | null;
  /** Whether it was replaced. */
  isReplaced: boolean;
}

export type KeyState = "live" | "ending" | "revoked" | "expired";

/** `ending`: was replaced, and works for some more hours. */
export function stateOfKey({ revokedAt, endsAt, isReplaced }: ApiKey, now: Date): KeyState {
  if (revokedAt !== null) return "revoked";
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return "expired";
  return isReplaced ? "ending" : "live";
}
