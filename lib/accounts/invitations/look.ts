import type { Tier } from "@/lib/access/claims";

/** An invitation's details, before it is accepted. */
export type InvitationLook =
  | { status: "unknown" }
  | {
      status: "open" | "used" | "expired" | "ended" | "named_only";
      /** Name of the team's owner. */
      team: string;
      /** The person who invited. */
      from: string;
      tier: Tier;
      /** The one address it is for; null for a team's link. */
      email: string | null;
      /** Domain that a team's link is for; null for any. */
      domain: string | null;
      /** ISO time; null for a link without an end. */
      expiresAt: string | null;
    };
