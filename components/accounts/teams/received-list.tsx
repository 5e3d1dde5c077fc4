import { Day } from "@/components/accounts/account/day";
import { TeamButton } from "@/components/accounts/teams/team-list";
import { teamName } from "@/lib/accounts/invitations/words";
import { PLAN_NAMES } from "@/lib/access/plan";
import type { ReceivedInvitation } from "@/lib/accounts/teams/team";

/** Invitations someone received, to be answered here without the email. */
export function ReceivedList({ received }: { received: readonly ReceivedInvitation[] }) {
  return (
    <ul className="border-t border-rule font-ui">
      {received.map(({ seat, teamName: owner, fromEmail, tier, expiresAt }) => (
        <li key={seat} className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-rule py-3.5">
          <div className="min-w-0 flex-1 basis-72">
            <p className="leading-6 font-semibold break-words">{teamName(owner)}</p>
            <p className="text-s-1 leading-5 break-words text-ink-2">
              {PLAN_NAMES[tier]}
              {fromEmail && `, invited by ${fromEmail}`}, expires <Day at={expiresAt} />
            </p>
          </div>
          <div className="flex flex-wrap items-start gap-2">
            <TeamButton fields={{ act: "answer", seat, answer: "yes" }} of={teamName(owner)}>
              Join
            </TeamButton>
            <TeamButton variant="ghost" fields={{ act: "answer", seat, answer: "no" }} of={teamName(owner)}>
              Decline
            </TeamButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
