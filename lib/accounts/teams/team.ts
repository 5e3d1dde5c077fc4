import type { Tier } from "@/lib/access/claims";
import type { TeamRole } from "@/lib/accounts/invitations/invite-form";

/** A subscription that someone shares: as its owner, as one of its managers, or as a member. */
export interface Team {
  id: string;
  tier: Tier;
  /** Whether the subscription is active now. */
  isCounting: boolean;
  myRole: TeamRole | "owner";
  ownerName: string;
  ownerEmail: string | null;
  /** False for the people beyond the plan's number of seats, in the order of joining: they do not have the plan. */
  isSeated: boolean;
  /** Seats including the owner's, and the number in use; null for plain members. */
  seats: { all: number; taken: number } | null;
  isOfferedToMe: boolean;
}

/** A seat in a team, for its owner and managers. */
export interface Seat {
  id: string;
  email: string;
  /** Empty for invited people. */
  name: string;
  role: TeamRole;
  state: "joined" | "invited" | "expired";
  /** ISO time of joining, or of the last email. */
  since: string;
  /** ISO time; null for people who have joined. */
  expiresAt: string | null;
  /** Address of the invitation, to be passed on; null for people who have joined. */
  href: string | null;
  isMe: boolean;
  /** Whether they have the plan. False for invited people, and beyond the plan's seats. */
  isSeated: boolean;
  /** Whether the owner has offered them the team. */
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

/** Whether they can invite and remove people. */
export function runsTeam({ myRole }: Pick<Team, "myRole">): boolean {
  return myRole !== "member";
}

/** The team in which someone assigns seats: active before inactive, their own before one they manage. */
export function teamToRun(teams: readonly Team[]): Team | null {
  return teams.find(runsTeam) ?? null;
}

/** Whether they can remove that seat. Managers cannot remove managers, and no one can remove themselves. */
export function mayRemove(team: Pick<Team, "myRole">, seat: Pick<Seat, "isMe" | "role">): boolean {
  return runsTeam(team) && !seat.isMe && (team.myRole === "owner" || seat.role === "member");
}
