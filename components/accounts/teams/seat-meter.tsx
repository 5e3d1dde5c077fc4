import { clsx } from "clsx";
import type { Seat, Team } from "@/lib/accounts/teams/team";

/** A plan's seats drawn one by one: taken, reserved for an invitation, or free. */
export function SeatMeter({ team: { seats }, list }: { team: Team; list: readonly Seat[] }) {
  if (!seats) return null;
  const joined = 1 + list.filter(({ state }) => state === "joined").length;
  const reserved = seats.taken - joined;
  const free = Math.max(0, seats.all - seats.taken);
  const over = Math.max(0, joined - seats.all);
  return (
    <div className="font-ui">
      <p className="text-s2 leading-7 font-title tracking-name">
        <span className="num">{seats.taken}</span> of <span className="num">{seats.all}</span> seats used
      </p>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-1">
        {Array.from({ length: Math.max(seats.all, seats.taken) }, (_, index) => (
          <li
            key={index}
            className={clsx(
              "h-5 w-3 rounded-2xs border",
              index < joined
                ? index < seats.all
                  ? "border-spruce bg-spruce"
                  : "border-cloudberry bg-cloudberry"
                : index < seats.taken
                  ? "border-spruce"
                  : "border-dashed border-rule-strong",
            )}
          />
        ))}
      </ul>
      <p className="mt-3 text-s-1 leading-5 text-ink-2">
        {joined === 1 ? "1 in use (the owner’s)" : `${joined} in use (including the owner’s)`}, {reserved} reserved for
        invitations, {free} free.
      </p>
      {over > 0 && (
        <p className="mt-3 border-l-4 border-cloudberry bg-cloudberry-tint px-3 py-1.5 text-s-1 leading-5 text-cloudberry-ink">
          The team has more people than seats. The last {over === 1 ? "person" : over} to join{" "}
          {over === 1 ? "has" : "have"} no access.
        </p>
      )}
    </div>
  );
}
