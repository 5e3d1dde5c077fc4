import "server-only";
import { z } from "zod";
import { type Tier, TIERS } from "@/lib/access/claims";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { StoredCode } from "@/lib/accounts/invitations/code";
import { FAULTS, type TeamRole } from "@/lib/accounts/invitations/invite-form";
import { invitationOutcome, type InvitationOutcome } from "@/lib/accounts/invitations/outcome";
import { sendEmail } from "@/lib/accounts/emails/send";
import { SITE } from "@/lib/platform/site/site";
import { logError } from "@/lib/platform/telemetry/log-error";

const full = z.object({ status: z.literal("full"), free: z.int(), wanted: z.int() });

const invited = z.union([
  z.object({ status: z.literal("invited"), tier: z.enum(TIERS) }),
  z.object({ status: z.literal("faults"), faults: z.array(z.object({ email: z.string(), fault: z.enum(FAULTS) })) }),
  full,
  z.object({ status: z.enum(["missing", "forbidden", "ended", "off"]) }),
]);

/**
 * Reserves a seat in a team for each address: for all of them or none.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function inviteToTeam(
  caller: Caller,
  team: string,
  role: TeamRole,
  invites: readonly (StoredCode & { email: string })[],
) {
  const args = {
    p_team: team,
    p_role: role,
    p_invites: invites.map(({ email, nonce, digest }) => ({ email, nonce, digest })),
  };
  return callFunction(createDataClient(caller), "invite_to_team", args, invited);
}

const resent = z.union([
  z.object({ status: z.literal("sent"), email: z.string(), tier: z.enum(TIERS) }),
  full,
  z.object({ status: z.enum(["missing", "joined", "ended", "often", "off"]) }),
]);

/**
 * Gives an invitation a new code; the old one stops working.
 * @throws {DataError} as above
 */
export async function renewInvitation(caller: Caller, seat: string, { nonce, digest }: StoredCode) {
  return callFunction(
    createDataClient(caller),
    "resend_invitation",
    { p_seat: seat, p_nonce: nonce, p_digest: digest },
    resent,
  );
}

/**
 * Creates a team's invitation link, replacing any earlier one.
 * @param days until it ends; null for no end
 * @throws {DataError} as above
 */
export async function putTeamLink(
  caller: Caller,
  team: string,
  { nonce, digest }: StoredCode,
  domain: string | null,
  days: number | null,
) {
  const args = { p_team: team, p_nonce: nonce, p_digest: digest, p_domain: domain, p_days: days };
  return callFunction(
    createDataClient(caller),
    "put_team_link",
    args,
    z.object({ status: z.enum(["made", "missing", "off", "trial"]) }),
  );
}

/**
 * Turns off a team's invitation link.
 * @throws {DataError} as above
 */
export async function endTeamLink(caller: Caller, team: string) {
  return callFunction(
    createDataClient(caller),
    "end_team_link",
    { p_team: team },
    z.object({ status: z.enum(["ended", "missing"]) }),
  );
}

/**
 * Accepts the seat that a code is for.
 * @throws {DataError} as above
 */
export async function acceptCode(caller: Caller, code: string): Promise<InvitationOutcome> {
  return callFunction(createDataClient(caller), "accept_invitation", { p_code: code }, invitationOutcome);
}

/**
 * Accepts or declines an invitation to the caller's own address.
 * @throws {DataError} as above
 */
export async function answerInvitation(caller: Caller, seat: string, isAccepted: boolean): Promise<InvitationOutcome> {
  return callFunction(
    createDataClient(caller),
    "answer_invitation",
    { p_seat: seat, p_accept: isAccepted },
    invitationOutcome,
  );
}

/**
 * Deletes addresses whose invitation expired long ago.
 * @returns the number deleted
 * @throws {DataError} as above
 */
export async function clearInvitations(): Promise<number> {
  return callFunction(createSystemClient(), "clear_team_invitations", {}, z.int());
}

interface InvitationEmail {
  to: string;
  from: string;
  tier: Tier;
  code: string;
}

/** Days for which an invitation is valid, as in the database. */
const GOOD_FOR_DAYS = 14;

/**
 * Sends an invitation.
 * @returns whether it was sent; if not, the seat is reserved anyway, and the link can be passed on.
 */
export async function sendInvitation({ to, from, tier, code }: InvitationEmail): Promise<boolean> {
  const until = new Date(Date.now() + GOOD_FOR_DAYS * 86_400_000).toISOString();
  try {
    await sendEmail({
      to,
      subject: `${from} has invited you to a team on ${SITE.name}`,
      kind: "team-invitation",
      values: { from, tier, code, to, until },
      replyTo: from,
    });
    return true;
  } catch (error) {
    logError(error, "Team invitation email not sent.");
    return false;
  }
}
