import Link from "next/link";
import { MemberList } from "@/components/accounts/teams/member-list";
import { OwnPart } from "@/components/accounts/teams/own-part";
import { ReceivedList } from "@/components/accounts/teams/received-list";
import { SeatMeter } from "@/components/accounts/teams/seat-meter";
import { TeamList } from "@/components/accounts/teams/team-list";
import type { ReceivedInvitation, Seat, Team } from "@/lib/accounts/teams/team";

interface TeamPartProps {
  teams: readonly { team: Team; seats: readonly Seat[] }[];
  received: readonly ReceivedInvitation[];
  /** Whether they can open the invitation page. */
  mayInvite: boolean;
}

/** The reader's teams in their settings: members and actions. */
export function TeamPart({ teams, received, mayInvite }: TeamPartProps) {
  return (
    <TeamList>
      <div className="space-y-10 font-ui text-s0 leading-6">
        {received.length > 0 && (
          <div>
            <h3 className="mb-3 text-s1 leading-7">Invitations for you</h3>
            <ReceivedList received={received} />
          </div>
        )}
        {teams.map(({ team, seats }) => (
          <div key={team.id} className="space-y-6">
            {team.myRole !== "owner" && <OwnPart team={team} />}
            {team.seats && <SeatMeter team={team} list={seats} />}
            {team.seats && <MemberList team={team} seats={seats.filter(({ state }) => state === "joined")} />}
            {team.seats && mayInvite && (
              <p>
                <Link href="/invitations" className="link">
                  Invite colleagues
                </Link>
              </p>
            )}
          </div>
        ))}
        {teams.length === 0 && received.length === 0 && (
          <p>You’re not in a team. A colleague with a plan can invite you to theirs.</p>
        )}
      </div>
    </TeamList>
  );
}
