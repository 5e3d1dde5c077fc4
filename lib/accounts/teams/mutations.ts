import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import { TEAM_ROLES, type TeamRole } from "@/lib/accounts/invitations/invite-form";
import type { Email } from "@/lib/accounts/emails/email";
import { sendEmail, toWorded } from "@/lib/accounts/emails/send";
import { sendIfWanted } from "@/lib/accounts/email-choices/mutations";
import { listTeamReaders } from "@/lib/accounts/teams/queries";
import { logError } from "@/lib/platform/telemetry/log-error";

const refused = z.object({ status: z.enum(["missing", "forbidden"]) });
const address = z.string().nullable();

const removed = z.union([
  z.object({ status: z.enum(["revoked", "removed"]), email: z.string(), role: z.enum(TEAM_ROLES) }),
  refused,
]);

/**
 * Removes a member from a seat, or cancels a pending invitation.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function removeFromTeam(caller: Caller, seat: string) {
  return callFunction(createDataClient(caller), "remove_from_team", { p_seat: seat }, removed);
}

/**
 * Makes a member a manager, or a manager a member.
 * @throws {DataError} as above
 */
export async function changeTeamRole(caller: Caller, seat: string, role: TeamRole) {
  const schema = z.union([z.object({ status: z.literal("changed"), was: z.enum(TEAM_ROLES) }), refused]);
  return callFunction(createDataClient(caller), "change_team_role", { p_seat: seat, p_role: role }, schema);
}

/**
 * Gives up the caller's own seat.
 * @throws {DataError} as above
 */
export async function leaveTeam(caller: Caller, team: string) {
  return callFunction(
    createDataClient(caller),
    "leave_team",
    { p_team: team },
    z.object({ status: z.enum(["left", "missing"]) }),
  );
}

/**
 * Offers a member the ownership of the team, or withdraws the offer.
 * @throws {DataError} as above
 */
export async function offerTeam(caller: Caller, seat: string, isOffered: boolean) {
  const schema = z.union([z.object({ status: z.enum(["offered", "withdrawn"]), email: address }), refused]);
  return callFunction(createDataClient(caller), "offer_team", { p_seat: seat, p_offer: isOffered }, schema);
}

/**
 * Accepts or declines the ownership of a team offered to the caller.
 * @throws {DataError} as above
 */
export async function answerTeamOffer(caller: Caller, team: string, isAccepted: boolean) {
  const schema = z.union([
    z.object({ status: z.enum(["taken", "declined"]), email: address }),
    z.object({ status: z.enum(["missing", "has_own"]) }),
  ]);
  return callFunction(createDataClient(caller), "answer_team_offer", { p_team: team, p_accept: isAccepted }, schema);
}

/**
 * Emails the owner and managers of a team about a change, if they want that. Never throws: the change is already made.
 * @param maker the person who made it, who gets no email
 */
export async function tellTeam(
  team: string,
  maker: string,
  kind: "team-joined" | "team-left",
  who: string,
): Promise<void> {
  const subject = kind === "team-joined" ? `${who} has joined your team` : `${who} has left your team`;
  try {
    for (const { userId, email } of await listTeamReaders(team, maker)) {
      await sendIfWanted(userId, "team_news", toWorded({ to: email, subject, kind, values: { who } }));
    }
  } catch (error) {
    logError(error, "Team notification emails not sent.");
  }
}

/** Emails someone about a change to their place in a team. Never throws. */
export async function tellOne(email: Email): Promise<void> {
  try {
    await sendEmail(email);
  } catch (error) {
    logError(error, `Email (${email.kind}) not sent.`);
  }
}
