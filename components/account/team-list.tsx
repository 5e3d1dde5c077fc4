import { Day } from "@/components/account/day";
import type { Team } from "@/lib/subscriptions/team";

/** Who shares the subscription, and how many more can. */
export function TeamList({ team: { seats, mostSeats } }: { team: Team }) {
  return (
    <>
      <p>
        {mostSeats === null ? `${seats.length} seats are given` : `${seats.length} of ${mostSeats} seats are given`} to colleagues.
      </p>
      {seats.length > 0 && (
        <ul className="border-t border-rule font-ui">
          {seats.map(({ email, hasJoined, since }) => (
            <li key={email} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-3">
              <span className="min-w-0 leading-6 font-semibold break-all">{email}</span>
              <span className="text-s-1 leading-6 text-ink-2">
                {hasJoined ? "Joined" : "Invited"}, seat given <Day at={since} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
