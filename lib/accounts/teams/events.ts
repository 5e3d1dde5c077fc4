import { z } from "zod";
import { TEAM_ROLES, type TeamRole } from "@/lib/accounts/invitations/invite-form";

/** What has just been done in a team, told above its list. */
export interface TeamEvent {
  text: string;
  isFault: boolean;
  /** What would bring back what was taken away. */
  again: { team: string; email: string; role: TeamRole } | null;
}

/** A form of a team between two submissions. `count` tells one answer from the next. */
export type TeamState = { status: "idle" } | ({ status: "said"; count: number } & TeamEvent);

const seat = z.uuid();
const team = z.uuid();
const answer = z.enum(["yes", "no"]);

/** Days a general invitation can be good for; "" for no end. */
const LINK_DAYS = ["7", "30", "90", ""] as const;

const DOMAIN = /^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]{2,63}$/;

/** What is done with one seat or one team, by the hidden field `act`. */
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

/** The domain a link is for: as typed, without what people put before it. Null for any; undefined for what is none. */
export function parseDomain(text: string): string | null | undefined {
  const domain = text.replace(/^.*@/, "");
  if (domain === "") return null;
  return DOMAIN.test(domain) ? domain : undefined;
}

/** News of something done. */
export const done = (text: string, again: TeamEvent["again"] = null): TeamEvent => ({ text, isFault: false, again });
/** News of something that was not done. */
export const fault = (text: string): TeamEvent => ({ text, isFault: true, again: null });
