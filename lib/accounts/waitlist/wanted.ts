import type { Tier } from "@/lib/access/claims";
import { safePath } from "@/lib/access/return-path";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { rightFor } from "@/lib/access/routes";

const LONGEST_ORIGIN = 500;

/** The page someone wanted, from the `from` they came with: a path of this site without its parameters, or null. */
export function wantedPath(from: string | null | undefined): string | null {
  const path = safePath(from)?.split(/[?#]/, 1)[0] ?? null;
  return path !== null && path.length <= LONGEST_ORIGIN ? path : null;
}

/** The plan that opens the page someone wanted; null where none is needed. */
export function wantedTier(from: string | null | undefined): Tier | null {
  const path = wantedPath(from);
  const right = path === null ? null : rightFor(path);
  return right && RIGHT_TIERS[right];
}
