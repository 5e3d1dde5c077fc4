import type { Tier } from "@/lib/access/claims";

/** What an invitation is for, before it is accepted. */
export type InvitationLook =
  | { status: "unknown" }
  | {
      status: "open" | "used" | "expired" | "ended" | "named_only";
      /** Name of the team's owner. */
      team: string;
      /** Who invited. */
      from: string;
      tier: Tier;
      /** The one address it is for; null for a team's link. */
      email: string | null;
      /** Addresses a team's link is for; null for any. */
      domain: string | null;
      /** ISO time; null for a link without an end. */
      expiresAt: string | null;
    };
