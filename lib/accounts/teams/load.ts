import "server-only";
import { asMember, type Member } from "@/lib/access/load";
import { codeAgain } from "@/lib/accounts/invitations/code";
import { joinHref } from "@/lib/access/invitation-address";
import { keepMember } from "@/lib/accounts/people/mutations";
import {
  findTeamLink,
  type WithStoredCode,
  listReceivedInvitations,
  listTeams,
  listTeamSeats,
} from "@/lib/accounts/teams/queries";
import { type ReceivedInvitation, runsTeam, type Seat, type Team, type TeamLink } from "@/lib/accounts/teams/team";
import { setting } from "@/lib/platform/environment/env.server";
import { siteOrigin } from "@/lib/platform/site/origin";

/** A team with what its owner and managers see; neither seats nor link for plain members. */
export interface WholeTeam {
  team: Team;
  seats: readonly Seat[];
  link: TeamLink | null;
}

/** A member's teams, active ones first, and their pending invitations. */
export async function loadTeams(member: Member): Promise<{ teams: WholeTeam[]; received: ReceivedInvitation[] }> {
  // Only the server knows names and addresses in a team, so the caller must be known.
  await keepMember(member);
  const [teams, received] = await Promise.all([listTeams(asMember), listReceivedInvitations(asMember)]);
  return { teams: await Promise.all(teams.map(loadWhole)), received };
}

async function loadWhole(team: Team): Promise<WholeTeam> {
  if (!runsTeam(team)) return { team, seats: [], link: null };
  const [seats, link] = await Promise.all([listTeamSeats(asMember, team.id), findTeamLink(asMember, team.id)]);
  return {
    team,
    seats: seats.map((seat) => withHref(seat, "invitation")),
    link: link && withHref(link, "general_invitation"),
  };
}

/** Adds an invitation's address for those who can pass it on. */
function withHref<Shown extends { stored: WithStoredCode<{ href: null }>["stored"] }>(
  { stored, ...rest }: Shown,
  kind: "invitation" | "general_invitation",
) {
  const code = stored && codeAgain(stored, setting("AUTH_SECRET") ?? "");
  return { ...rest, href: code && new URL(joinHref({ [kind]: code }), siteOrigin()).href };
}
