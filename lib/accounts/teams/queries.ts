import "server-only";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";
import type { StoredCode } from "@/lib/accounts/invitations/code";
import { TEAM_ROLES } from "@/lib/accounts/invitations/invite-form";
import type { ReceivedInvitation, Seat, Team, TeamLink } from "@/lib/accounts/teams/team";

const time = z.string().transform((text) => new Date(text).toISOString());

const teamRow = z
  .strictObject({
    team: z.uuid(),
    tier: z.enum(TIERS),
    is_counting: z.boolean(),
    my_role: z.enum(["owner", ...TEAM_ROLES]),
    owner_name: z.string(),
    owner_email: z.string().nullable(),
    is_seated: z.boolean(),
    seats: z.int().nullable(),
    taken: z.int().nullable(),
    offered_to_me: z.boolean(),
  })
  .transform((row): Team => ({
    id: row.team,
    tier: row.tier,
    isCounting: row.is_counting,
    myRole: row.my_role,
    ownerName: row.owner_name,
    ownerEmail: row.owner_email,
    isSeated: row.is_seated,
    seats: row.seats === null || row.taken === null ? null : { all: row.seats, taken: row.taken },
    isOfferedToMe: row.offered_to_me,
  }));

/**
 * Teams the caller owns or is in, active ones first.
 * @throws {DataError} if there is no response, an error, or a response of another shape
 */
export async function listTeams(caller: Caller): Promise<Team[]> {
  return callFunction(createDataClient(caller), "list_teams", {}, z.array(teamRow));
}

/** A seat or a link, before its code is decrypted. */
export type WithStoredCode<Shown extends { href: string | null }> = Omit<Shown, "href"> & { stored: StoredCode | null };

const storedCode = (nonce: string | null, digest: string | null): StoredCode | null =>
  nonce === null || digest === null ? null : { nonce, digest };

const seatRow = z
  .strictObject({
    seat: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: z.enum(TEAM_ROLES),
    state: z.enum(["joined", "invited", "expired"]),
    since: time,
    expires_at: time.nullable(),
    times_sent: z.int().nullable(),
    nonce: z.uuid().nullable(),
    digest: z.string().nullable(),
    is_me: z.boolean(),
    is_seated: z.boolean(),
    is_offered: z.boolean(),
  })
  .transform((row): WithStoredCode<Seat> => ({
    id: row.seat,
    email: row.email,
    name: row.state === "joined" ? row.name : "",
    role: row.role,
    state: row.state,
    since: row.since,
    expiresAt: row.expires_at,
    isMe: row.is_me,
    isSeated: row.is_seated,
    isOffered: row.is_offered,
    stored: storedCode(row.nonce, row.digest),
  }));

/**
 * Members and invited people of a team, in the order of joining. Empty unless the caller manages the team.
 * @throws {DataError} as above
 */
export async function listTeamSeats(caller: Caller, team: string): Promise<WithStoredCode<Seat>[]> {
  return callFunction(createDataClient(caller), "list_team_seats", { p_team: team }, z.array(seatRow));
}

const linkRow = z
  .strictObject({
    nonce: z.uuid(),
    digest: z.string(),
    email_domain: z.string().nullable(),
    expires_at: time.nullable(),
    made_at: time,
  })
  .transform((row): WithStoredCode<TeamLink> => ({
    stored: storedCode(row.nonce, row.digest),
    domain: row.email_domain,
    expiresAt: row.expires_at,
    madeAt: row.made_at,
  }));

/**
 * The invitation link of a team; null if there is none, or if the caller does not manage the team.
 * @throws {DataError} as above
 */
export async function findTeamLink(caller: Caller, team: string): Promise<WithStoredCode<TeamLink> | null> {
  const [row] = await callFunction(
    createDataClient(caller),
    "find_team_link",
    { p_team: team },
    z.array(linkRow).max(1),
  );
  return row ?? null;
}

const receivedRow = z
  .strictObject({
    seat: z.uuid(),
    team_name: z.string(),
    from_email: z.string().nullable(),
    tier: z.enum(TIERS),
    role: z.enum(TEAM_ROLES),
    expires_at: time,
    is_counting: z.boolean(),
  })
  .transform((row): ReceivedInvitation => ({
    seat: row.seat,
    teamName: row.team_name,
    fromEmail: row.from_email,
    tier: row.tier,
    role: row.role,
    expiresAt: row.expires_at,
    isCounting: row.is_counting,
  }));

/**
 * Valid invitations to the caller's verified address.
 * @throws {DataError} as above
 */
export async function listReceivedInvitations(caller: Caller): Promise<ReceivedInvitation[]> {
  return callFunction(createDataClient(caller), "list_received_invitations", {}, z.array(receivedRow));
}

const readerRow = z
  .strictObject({ user_id: z.string(), email: z.string() })
  .transform(({ user_id, email }) => ({ userId: user_id, email }));

/**
 * The owner and managers of a team who want its news, except the person who caused it.
 * @throws {DataError} as above
 */
export async function listTeamReaders(team: string, maker: string): Promise<{ userId: string; email: string }[]> {
  return callFunction(createSystemClient(), "list_team_readers", { p_team: team, p_but: maker }, z.array(readerRow));
}
