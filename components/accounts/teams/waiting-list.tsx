import { Day } from "@/components/accounts/account/day";
import { AskFirst } from "@/components/accounts/teams/ask-first";
import { LinkField } from "@/components/accounts/teams/link-field";
import { TeamButton } from "@/components/accounts/teams/team-list";
import { mayRemove, type Seat, type Team } from "@/lib/accounts/teams/team";

/** Pending invitations, with the actions on each. */
export function WaitingList({ team, seats }: { team: Team; seats: readonly Seat[] }) {
  return (
    <ul className="border-t border-rule font-ui">
      {seats.map((seat) => (
        <li key={seat.id} className="flex flex-wrap items-start gap-2 border-b border-rule py-3.5">
          <div className="min-w-0 flex-1 basis-72">
            <p className="leading-6 font-semibold break-all">{seat.email}</p>
            <p className="text-s-1 leading-5 text-ink-2">
              {seat.role === "manager" && "Manager, "}
              {seat.state === "expired" ? (
                <>
                  <b className="font-name text-cloudberry-ink">expired</b>; seat freed
                </>
              ) : (
                <>
                  sent <Day at={seat.since} />
                  {seat.expiresAt && (
                    <>
                      , expires <Day at={seat.expiresAt} />
                    </>
                  )}
                </>
              )}
            </p>
          </div>
          <TeamButton fields={{ act: "resend", seat: seat.id }} of={seat.email}>
            Resend
          </TeamButton>
          {mayRemove(team, seat) && (
            <AskFirst
              label="Withdraw"
              of={seat.email}
              question={
                <>The link in the email stops working and the seat is freed. You can invite {seat.email} again.</>
              }
            >
              <TeamButton
                variant="destructive"
                fields={{ act: "remove", seat: seat.id, team: team.id }}
                of={seat.email}
              >
                Withdraw invitation
              </TeamButton>
            </AskFirst>
          )}
          {seat.href !== null && seat.state === "invited" && (
            <details className="min-w-0 basis-full">
              <summary className="inline-flex min-h-6 cursor-pointer items-center text-s-1 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
                Link<span className="sr-only"> for {seat.email}</span>
              </summary>
              <div className="mt-2">
                <LinkField label={`Only works for ${seat.email}`} href={seat.href} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
