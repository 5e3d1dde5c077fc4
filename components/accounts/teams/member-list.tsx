import { Day } from "@/components/accounts/account/day";
import { AskFirst } from "@/components/accounts/teams/ask-first";
import { TeamButton } from "@/components/accounts/teams/team-list";
import { TEAM_ROLE_NAMES } from "@/lib/accounts/invitations/invite-form";
import { mayRemove, type Seat, type Team } from "@/lib/accounts/teams/team";

/** Everyone in a team, its owner first, with the actions on each. */
export function MemberList({ team, seats }: { team: Team; seats: readonly Seat[] }) {
  return (
    <ul className="border-t border-rule font-ui">
      <li className="border-b border-rule py-3.5">
        <Who name={team.ownerName} email={team.ownerEmail ?? ""} isMe={team.myRole === "owner"} />
        <p className="text-s-1 leading-5 text-ink-2">{TEAM_ROLE_NAMES.owner}</p>
      </li>
      {seats.map((seat) => (
        <li key={seat.id} className="flex flex-wrap items-start gap-2 border-b border-rule py-3.5">
          <div className="min-w-0 flex-1 basis-72">
            <Who name={seat.name} email={seat.email} isMe={seat.isMe} />
            <p className="text-s-1 leading-5 text-ink-2">
              {TEAM_ROLE_NAMES[seat.role]}, joined <Day at={seat.since} />
            </p>
            {!seat.isSeated && (
              <p className="mt-0.5 text-s-1 leading-5 font-name text-cloudberry-ink">
                No seat: the team has more people than seats.
              </p>
            )}
            {seat.isOffered && <p className="mt-0.5 text-s-1 leading-5 font-name">You’ve offered them ownership.</p>}
          </div>
          <SeatActs team={team} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Who({ name, email, isMe }: { name: string; email: string; isMe: boolean }) {
  const isNamed = name !== "" && name !== email;
  return (
    <>
      <p className="leading-6 font-semibold break-words">
        {isNamed ? name : email}
        {isMe && <span className="font-normal text-ink-2"> (you)</span>}
      </p>
      {isNamed && <p className="text-s-1 leading-5 break-all">{email}</p>}
    </>
  );
}

function SeatActs({ team, seat }: { team: Team; seat: Seat }) {
  const of = seat.email;
  return (
    <>
      {team.myRole === "owner" && (
        <TeamButton
          fields={{ act: "role", seat: seat.id, role: seat.role === "member" ? "manager" : "member" }}
          of={of}
        >
          {seat.role === "member" ? "Make manager" : "Make member"}
        </TeamButton>
      )}
      {team.myRole === "owner" &&
        (seat.isOffered ? (
          <TeamButton fields={{ act: "offer", seat: seat.id, answer: "no" }} of={of}>
            Withdraw offer
          </TeamButton>
        ) : (
          <AskFirst
            label="Transfer ownership"
            of={of}
            question={
              <>
                {of} would own the plan and be responsible for paying for it. You’d stay as a manager. Nothing changes
                until they accept.
              </>
            }
          >
            <TeamButton fields={{ act: "offer", seat: seat.id, answer: "yes" }} of={of}>
              Offer ownership
            </TeamButton>
          </AskFirst>
        ))}
      {mayRemove(team, seat) && (
        <AskFirst
          label="Remove"
          of={of}
          question={<>{of} loses the plan straight away. They keep what they saved, and you can invite them again.</>}
        >
          <TeamButton variant="destructive" fields={{ act: "remove", seat: seat.id, team: team.id }} of={of}>
            Remove from team
          </TeamButton>
        </AskFirst>
      )}
    </>
  );
}
