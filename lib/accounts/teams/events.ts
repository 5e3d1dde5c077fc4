import { z } from "zod";
import { TEAM_ROLES, type TeamRole } from "@/lib/accounts/invitations/invite-form";

/** A note above a team's list: what was just done. */
export interface TeamEvent {
  text: string;
  isFault: boolean;
  /** The action that undoes it. */
  again: { team: string; email: string; role: TeamRole } | null;
}

/** A team form's state between two submissions. `count` distinguishes consecutive results. */
export type TeamState = { status: "idle" } | ({ status: "said"; count: number } & TeamEvent);

const seat = z.uuid();
const team = z.uuid();
const answer = z.enum(["yes", "no"]);

/** Choices in days for the validity of an invitation link; "" for no end. */
const LINK_DAYS = ["7", "30", "90", ""] as const;

const DOMAIN = /^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]{2,63}$/;

/** Actions on one seat or one team, by the hidden field `act`. */
export const teamAct = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("resend"), seat }),
  z.strictObject({ act: z.literal("remove"), seat, team }),
  z.strictObject({ act: z.literal("again"), team, email: z.email().max(254), role: z.enum(TEAM_ROLES) }),
  z.strictObject({ act: z.literal("role"), seat, role: z.enum(TEAM_ROLES) }),
  z.strictObject({ act: z.literal("offer"), seat, answer }),
  z.strictObject({ act: z.literal("answer-offer"), team, answer }),
  z.strictObject({ act: z.literal("answer"), seat, answer }),
  z.strictObject({ act: z.literal("leave"), team }),
  z.strictObject({
    act: z.literal("link"),
    team,
    domain: z.string().trim().toLowerCase().max(253),
    days: z.enum(LINK_DAYS),
  }),
  z.strictObject({ act: z.literal("end-link"), team }),
]);

export type TeamAct = z.output<typeof teamAct>;

/** The domain that a link is for: as typed, without a prefix. Null for any; undefined if it is invalid. */
export function parseDomain(text: string): string | null | undefined {
  const domain = text.replace(/^.*@/, "");
  if (domain === "") return null;
  return DOMAIN.test(domain) ? domain : undefined;
}

/** A note that something was done. */
export const done = (text: string, again: TeamEvent["again"] = null): TeamEvent => ({ text, isFault: false, again });
/** A note that something was not done. */
export const fault = (text: string): TeamEvent => ({ text, isFault: true, again: null });
