import { z } from "zod";
import { TIERS } from "@/lib/access/claims";

/** The result of trying to join a team, as the database reports it. */
export const invitationOutcome = z.union([
  z.object({ status: z.enum(["joined", "already"]), id: z.uuid(), team: z.string(), tier: z.enum(TIERS) }),
  z.object({
    status: z.enum([
      "expired",
      "used",
      "other_address",
      "other_domain",
      "ended",
      "named_only",
      "full",
      "unknown",
      "declined",
    ]),
  }),
]);

export type InvitationOutcome = z.output<typeof invitationOutcome>;

/** The state of the form for joining, between two submissions. */
export type JoinState = InvitationOutcome | { status: "idle" } | { status: "unanswered" };
