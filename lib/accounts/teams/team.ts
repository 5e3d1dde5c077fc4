import type { Tier } from "@/lib/access/claims";
import type { TeamRole } from "@/lib/accounts/invitations/invite-form";

/** A subscription that someone shares: as its owner, as one of its managers, or as a member. */
export interface Team {
  id: string;
  tier: Tier;
  /** Is the subscription active now? */
  isCounting: boolean;
  myRole: TeamRole | "owner";
  ownerName: string;
  ownerEmail: string | null;
  /** False for people with more people before them than the plan has seats: the plan does not count for them. */
  isSeated: boolean;
  /** Seats including the owner's, and the number not free; null for plain members. */
  seats: { all: number; taken: number } | null;
  isOfferedToMe: boolean;
}

/** A seat in a team, for its owner and managers. */
export interface Seat {
  id: string;
  email: string;
  /** Empty for people with not joined. */
  name: string;
  role: TeamRole;
  state: "joined" | "invited" | "expired";
  /** ISO time of joining, or of the last email. */
  since: string;
  /** ISO time; null for people with joined. */
  expiresAt: string | null;
  /** Address of the invitation, to be handed on; null for people with joined. */
  href: string | null;
  isMe: boolean;
  /** Does the plan count for them? False for people with not joined, and beyond the plan's seats. */
  isSeated: boolean;
  /** Did the owner offer them the team? */
  isOffered: boolean;
}

/** The invitation link of a team. */
export interface TeamLink {
  href: string | null;
  domain: string | null;
  /** ISO times. */
  expiresAt: string | null;
  madeAt: string;
}

/** An invitation someone received. */
export interface ReceivedInvitation {
  seat: string;
  teamName: string;
  fromEmail: string | null;
  tier: Tier;
  role: TeamRole;
  /** ISO time. */
  expiresAt: string;
  isCounting: boolean;
}

/** Can they invite and remove people? */
export function runsTeam({ myRole }: Pick<Team, "myRole">): boolean {
  return myRole !== "member";
}

/** The team whose seats someone gives: one that counts before one that does not, theirs before one they manage. */
export function teamToRun(teams: readonly Team[]): Team | null {
  return teams.find(runsTeam) ?? null;
}

/** May they take that seat back? Managers leave managers alone, and no one removes themselves. */
export function mayRemove(team: Pick<Team, "myRole">, seat: Pick<Seat, "isMe" | "role">): boolean {
  return runsTeam(team) && !seat.isMe && (team.myRole === "owner" || seat.role === "member");
}
