import { BrandStanding } from "@/components/rankings/brands/brand-position";
import type { BrandStanding as Standing } from "@/lib/rankings/brands/view";

interface StandingsSectionProps {
  standings: readonly Standing[];
  /** Positions that the reader's account includes, by market slug. */
  opened?: ReadonlyMap<string, number>;
  /** A sentence below. */
  children?: React.ReactNode;
}

/** A brand's position in each market that ranks it. */
export function StandingsSection({ standings, opened, children }: StandingsSectionProps) {
  return (
    <section aria-labelledby="standings" className="border-t-2 border-ink pt-5">
      <h2 id="standings" className="text-s2">
        Position
      </h2>
      <ul>
        {standings.map((standing) => (
          <BrandStanding key={standing.market.slug} standing={standing} opened={opened?.get(standing.market.slug)} />
        ))}
      </ul>
      {children ? <p className="mt-4 max-w-read text-s-1 text-ink-2">{children}</p> : null}
    </section>
  );
}
