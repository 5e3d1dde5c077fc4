import Link from "next/link";
import { DeskRow } from "@/components/accounts/teams/list-row";
import { InviteForm } from "@/components/accounts/teams/invite-form";
import { LinkPart } from "@/components/accounts/teams/link-part";
import { SeatMeter } from "@/components/accounts/teams/seat-meter";
import { WaitingList } from "@/components/accounts/teams/waiting-list";
import type { Seat, Team, TeamLink } from "@/lib/accounts/teams/team";

interface InvitationsDeskProps {
  team: Team;
  seats: readonly Seat[];
  link: TeamLink | null;
  /** Domain of whoever asks: the likeliest one for a link. */
  domain: string;
  isSwitchedOn: boolean;
}

/** Inviting colleagues: by letter, by the team's link, and what became of it. */
export function InvitationsDesk({ team, seats, link, domain, isSwitchedOn }: InvitationsDeskProps) {
  const waiting = seats.filter(({ state }) => state !== "joined");
  const joined = seats.length - waiting.length;
  return (
    <>
      <DeskRow id="seats" title="Seats">
        <SeatMeter team={team} list={seats} />
        <p>
          <Link href="/settings#team" className="link">
            Who is in the team
          </Link>{" "}
          is in the settings, with their roles{joined === 0 ? "; nobody has joined yet" : ""}.
        </p>
      </DeskRow>
      <DeskRow id="by-letter" title="Invite by e-mail">
        {!team.isCounting ? (
          <p>The plan does not count at the moment, so nobody can be invited.</p>
        ) : isSwitchedOn ? (
          <InviteForm team={team.id} mayMakeManagers={team.myRole === "owner"} />
        ) : (
          <p>Invitations are switched off just now. Those that were sent can still be accepted.</p>
        )}
      </DeskRow>
      <DeskRow id="waiting" title="Waiting for an answer">
        {waiting.length === 0 ? (
          <p className="text-ink-2">Nobody is invited at the moment.</p>
        ) : (
          <WaitingList team={team} seats={waiting} />
        )}
      </DeskRow>
      {team.isCounting && isSwitchedOn && (
        <DeskRow id="link" title="Link of the team">
          <LinkPart team={team} link={link} domain={domain} />
        </DeskRow>
      )}
    </>
  );
}
