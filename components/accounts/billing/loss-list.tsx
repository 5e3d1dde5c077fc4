interface LossListProps {
  losses: readonly string[];
  /** People who would lose their seat. */
  seats: readonly { email: string; hasJoined: boolean }[];
}

/** What a smaller plan takes away, and from whom. */
export function LossList({ losses, seats }: LossListProps) {
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-ink-2">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      {seats.length > 0 && (
        <div className="border-l-4 border-cloudberry pl-4 font-ui text-s0 leading-6">
          <p className="font-semibold">
            {seats.length === 1 ? "One colleague loses their seat" : `${seats.length} colleagues lose their seats`},
            most recent first:
          </p>
          <ul className="mt-1">
            {seats.map(({ email, hasJoined }) => (
              <li key={email} className="break-all">
                {email}
                {!hasJoined && <span className="text-ink-2"> (invited)</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
