import { AskFirst } from "@/components/accounts/teams/ask-first";
import { TeamButton } from "@/components/accounts/teams/team-list";
import { teamName } from "@/lib/accounts/invitations/words";
import { PLAN_NAMES } from "@/lib/access/plan";
import type { Team } from "@/lib/accounts/teams/team";

/** The reader's place in someone else's team, and the offer of ownership if there is one. */
export function OwnPart({ team }: { team: Team }) {
  return (
    <div className="font-ui">
      <p className="break-words">
        You are {team.myRole === "manager" ? "a manager of" : "in"} {teamName(team.ownerName)}
        {team.ownerEmail && ` (${team.ownerEmail})`}.{" "}
        {team.isCounting
          ? `You have its ${PLAN_NAMES[team.tier]} plan.`
          : `Its ${PLAN_NAMES[team.tier]} plan is not active right now.`}
      </p>
      {team.isCounting && !team.isSeated && (
        <p className="mt-3 border-l-4 border-cloudberry bg-cloudberry-tint px-4 py-2 text-cloudberry-ink">
          The team has more people than seats, and you were among the last to join. You’ll have access when a seat is
          free.
        </p>
      )}
      {team.isOfferedToMe && (
        <div className="mt-4 border-l-4 border-spruce py-1 pl-4">
          <p className="font-semibold">You’ve been offered ownership of this team</p>
          <p className="mt-1 text-s-1 leading-5 text-ink-2">
            As owner you’re responsible for the plan, its payment and its members. {team.ownerName || "The owner"} stays
            as a manager.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <AskFirst
              label="Accept ownership"
              question="You’ll own the plan. To hand it back, offer ownership in the same way."
            >
              <TeamButton variant="default" fields={{ act: "answer-offer", team: team.id, answer: "yes" }}>
                Accept
              </TeamButton>
            </AskFirst>
            <TeamButton fields={{ act: "answer-offer", team: team.id, answer: "no" }}>Decline</TeamButton>
          </div>
        </div>
      )}
      <div className="mt-4 flex flex-wrap">
        <AskFirst
          label="Leave team"
          question="You’ll lose the team’s plan and free your seat. You’ll need a new invitation to come back."
        >
          <TeamButton variant="destructive" fields={{ act: "leave", team: team.id }}>
            Leave
          </TeamButton>
        </AskFirst>
      </div>
    </div>
  );
}
