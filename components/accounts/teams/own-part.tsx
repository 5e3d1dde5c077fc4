import { AskFirst } from "@/components/accounts/teams/ask-first";
import { TeamButton } from "@/components/accounts/teams/team-list";
import { teamName } from "@/lib/accounts/invitations/words";
import { PLAN_NAMES } from "@/lib/access/plan";
import type { Team } from "@/lib/accounts/teams/team";

/** Somebody's own place in a team that is another's, and the offer to take it over where there is one. */
export function OwnPart({ team }: { team: Team }) {
  return (
    <div className="font-ui">
      <p className="break-words">
        You are {team.myRole === "manager" ? "a manager of" : "in"} {teamName(team.ownerName)}
        {team.ownerEmail && ` (${team.ownerEmail})`}.{" "}
        {team.isCounting
          ? `Its plan, ${PLAN_NAMES[team.tier]}, counts for you.`
          : `Its plan, ${PLAN_NAMES[team.tier]}, does not count at the moment.`}
      </p>
      {team.isCounting && !team.isSeated && (
        <p className="mt-3 border-l-4 border-cloudberry bg-cloudberry-tint px-4 py-2 text-cloudberry-ink">
          The team has more people than seats, and you are among those who joined last: its plan does not count for you
          until there is room.
        </p>
      )}
      {team.isOfferedToMe && (
        <div className="mt-4 border-l-4 border-spruce py-1 pl-4">
          <p className="font-semibold">The team is offered to you</p>
          <p className="mt-1 text-s-1 leading-5 text-ink-2">
            As its owner you answer for its payment, its plan and who is in it. {team.ownerName || "The owner"} stays as
            a manager.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <AskFirst
              label="Take over the team"
              question="You own the subscription from then on. Handing it back takes the same two steps."
            >
              <TeamButton variant="default" fields={{ act: "answer-offer", team: team.id, answer: "yes" }}>
                Yes, take it over
              </TeamButton>
            </AskFirst>
            <TeamButton fields={{ act: "answer-offer", team: team.id, answer: "no" }}>Decline</TeamButton>
          </div>
        </div>
      )}
      <div className="mt-4 flex flex-wrap">
        <AskFirst
          label="Leave the team"
          question="Its plan does not count for you any more, and your seat is free. To come back you need an invitation."
        >
          <TeamButton variant="destructive" fields={{ act: "leave", team: team.id }}>
            Leave
          </TeamButton>
        </AskFirst>
      </div>
    </div>
  );
}
