import Link from "next/link";
import { ListRow } from "@/components/accounts/teams/list-row";
import { InviteForm } from "@/components/accounts/teams/invite-form";
import { LinkPart } from "@/components/accounts/teams/link-part";
import { SeatMeter } from "@/components/accounts/teams/seat-meter";
import { WaitingList } from "@/components/accounts/teams/waiting-list";
import { NAMED_ONLY } from "@/lib/accounts/invitations/words";
import type { Seat, Team, TeamLink } from "@/lib/accounts/teams/team";

interface InvitationsListProps {
  team: Team;
  seats: readonly Seat[];
  link: TeamLink | null;
  /** Domain of the caller: the likeliest one for a link. */
  domain: string;
  isSwitchedOn: boolean;
  /** During a trial a link gives no seat. */
  isTrial: boolean;
}

/** Inviting colleagues: by email, by the team's link, and what happened to it. */
export function InvitationsList({ team, seats, link, domain, isSwitchedOn, isTrial }: InvitationsListProps) {
  const waiting = seats.filter(({ state }) => state !== "joined");
  const joined = seats.length - waiting.length;
  return (
    <>
      <ListRow id="seats" title="Seats">
        <SeatMeter team={team} list={seats} />
        <p>
          Team members and their roles are under{" "}
          <Link href="/settings#team" className="link">
            Plan and team
          </Link>
          .{joined === 0 && " No one has joined yet."}
        </p>
      </ListRow>
      <ListRow id="by-letter" title="Invite by email">
        {!team.isCounting ? (
          <p>Your plan is not active, so you can’t invite anyone right now.</p>
        ) : isSwitchedOn ? (
          <InviteForm team={team.id} mayMakeManagers={team.myRole === "owner"} />
        ) : (
          <p>Invitations are turned off. Invitations already sent can still be accepted.</p>
        )}
      </ListRow>
      <ListRow id="waiting" title="Pending invitations">
        {waiting.length === 0 ? (
          <p className="text-ink-2">No pending invitations.</p>
        ) : (
          <WaitingList team={team} seats={waiting} />
        )}
      </ListRow>
      {team.isCounting && isSwitchedOn && (
        <ListRow id="link" title="Team invitation link">
          {isTrial ? <p>{NAMED_ONLY}</p> : <LinkPart team={team} link={link} domain={domain} />}
        </ListRow>
      )}
    </>
  );
}
