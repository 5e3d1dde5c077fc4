import { formatNumber } from "@/lib/platform/words/format";
import { exampleMarket } from "@/lib/rankings/examples/example-market";
import { chanceOfSeeing } from "@/lib/rankings/scores/clear-difference";
import { wilsonInterval } from "@/lib/statistics/share-interval";

const VIGNETTES: Readonly<Record<string, { draw: () => React.ReactNode; caption: string }>> = {
  "understanding-landscape": { draw: Ranges, caption: "Rank ranges of twelve invented brands, 1st to 12th" },
  "trust-recovery-playbook": {
    draw: Power,
    caption: "Chance that a true rise shows as a clear change, 0 to 15 points",
  },
  "communication-guide": { draw: Samples, caption: "95% interval of a share of 40%, by people asked" },
  "avoiding-greenwashing": { draw: Rewrite, caption: "The same jacket, before and after" },
};

/** A small computed drawing for a guide on the front page; none for a guide without one. */
export function GuideVignette({ slug }: { slug: string }) {
  const vignette = VIGNETTES[slug];
  if (!vignette) return null;
  return (
    <figure className="min-w-0">
      <div className="h-25" aria-hidden="true">
        {vignette.draw()}
      </div>
      <figcaption className="mt-2.5 text-s-2 leading-4 text-ink-2">{vignette.caption}</figcaption>
    </figure>
  );
}

function Ranges() {
  const brands = exampleMarket();
  const share = (positions: number) => `${(positions / brands.length) * 100}%`;
  return (
    <div className="flex h-full flex-col justify-between border-x border-rule">
      {brands.map(({ letter, position, rankLow, rankHigh }) => (
        <i key={letter} className="relative h-1">
          <i
            className="absolute inset-y-0 rounded-full bg-band-edge"
            style={{ left: share(rankLow - 1), width: share(rankHigh - rankLow + 1) }}
          />
          <i className="absolute -inset-y-0.5 w-0.5 bg-ink" style={{ left: share(position - 0.5) }} />
        </i>
      ))}
    </div>
  );
}

const POINTS = Array.from({ length: 16 }, (_, points) => points);

function Power() {
  const line = POINTS.map((points) => `${(points / 15) * 100},${100 - 100 * chanceOfSeeing(points, 2.6)}`).join(" ");
  return (
    <div className="relative h-full border-b border-l border-ink">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d="M0 50H100" stroke="var(--rule)" vectorEffect="non-scaling-stroke" />
        <polyline points={line} fill="none" stroke="var(--spruce)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <b className="absolute top-[56%] left-[52%] text-s-2 font-semibold">7 points: 48%</b>
    </div>
  );
}

function Samples() {
  const share = 0.4;
  return (
    <div className="grid h-full grid-lead-11 gap-x-3 text-s-2 leading-none text-ink-2">
      {[100, 400, 1000, 4000].map((count) => {
        const { low, high } = wilsonInterval(share, count);
        const at = (value: number) => `${((value - 0.25) / 0.3) * 100}%`;
        return (
          <div key={count} className="col-span-2 grid grid-cols-subgrid items-center">
            <span className="text-right">{formatNumber(count)}</span>
            <span className="relative h-3 border-b border-rule">
              <i
                className="absolute inset-y-0 rounded-full bg-band-fill"
                style={{ left: at(low), width: `${((high - low) / 0.3) * 100}%` }}
              />
              <i className="absolute top-0.5 -ml-1 size-2 rounded-full bg-spruce" style={{ left: at(share) }} />
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Rewrite() {
  return (
    <div className="flex h-full flex-col justify-center gap-3 font-read text-s1 leading-6">
      <span className="text-ink-2 line-through decoration-lingon decoration-[1.5px]">
        Made from sustainable materials.
      </span>
      <span>
        <mark className="bg-spruce-tint px-1 text-ink">64% recycled polyester, by weight.</mark> The rest is new.
      </span>
    </div>
  );
}
