import { RangeScale } from "@/components/rankings/brands/range-scale";
import { formatNumber } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { type BrandFact, type KnownStanding, sayKnownStanding } from "@/lib/rankings/brands/standing-words";
import { wordRange } from "@/lib/rankings/range-words";

interface StandingBandProps {
  facts: readonly BrandFact[];
  /** The brand in its other markets. */
  elsewhere: readonly BrandFact[];
  /** The figure at the left; none where the position is not known. */
  figure?: React.ReactNode;
  children: React.ReactNode;
}

/** The band below a brand's name: the position, what it means, and facts about the study. */
export function StandingBand({ facts, elsewhere, figure, children }: StandingBandProps) {
  return (
    <section
      aria-labelledby="standing"
      className="grid gap-x-14 gap-y-6 border-t-2 border-ink pt-5 md:grid-cols-start-fill lg:grid-cols-[auto_minmax(0,1fr)_18.5rem]"
    >
      {figure}
      <div className={figure ? "min-w-0" : "min-w-0 md:col-span-2"}>
        {children}
        {elsewhere.length > 0 ? (
          <ul aria-label="In other countries" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-s-1 text-ink-2">
            {elsewhere.map(({ name, value }) => (
              <li key={name}>
                {name}: <b className="font-semibold text-ink">{value}</b>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <dl className="text-s-1 md:max-lg:col-span-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-5 border-b border-rule py-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KnownBandProps {
  /** The brand's name for the middle of a sentence. */
  name: string;
  standing: KnownStanding;
  isLeadOpen: boolean;
  facts: readonly BrandFact[];
  elsewhere: readonly BrandFact[];
  /** Additional facts for the reader's account. */
  children?: React.ReactNode;
}

/** A known position with its public rank range: in words, and on the scale of the whole list. */
export function KnownBand({ name, standing, isLeadOpen, facts, elsewhere, children }: KnownBandProps) {
  const { market, year, total, position, range } = standing;
  const saysSomething = range !== null && !(range.low === 1 && range.high >= total);
  return (
    <StandingBand
      facts={facts}
      elsewhere={elsewhere}
      figure={
        <p className="flex items-start gap-2.5 leading-note text-ink-2">
          <span className="text-[6rem] leading-[0.84] font-bold tracking-[-0.06em] text-ink md:text-[8rem]">
            {formatNumber(position)}
          </span>{" "}
          <span className="pt-1">
            <b className="block text-lead font-title tracking-lead text-ink">of {formatNumber(total)}</b> in{" "}
            {inSentence(market.name)},
            <br /> {year}
          </span>
        </p>
      }
    >
      <h2 id="standing" className="text-s3 leading-close">
        {range ? wordRange(range, total) : "Position without a rank range"}
      </h2>
      <p className="mt-1 max-w-line text-s-1 leading-text text-ink-2 wrap-anywhere">
        {sayKnownStanding(name, standing, isLeadOpen)}
      </p>
      {children}
      {saysSomething ? <RangeScale position={position} range={range} total={total} /> : null}
    </StandingBand>
  );
}
