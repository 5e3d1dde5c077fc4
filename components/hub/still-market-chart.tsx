import { STILL_MARKET, measureAgain } from "@/lib/rankings/examples/still-market";
import { cn } from "@/components/ui/class-names";

const MEASUREMENTS = 15;
/** True positions of the brands drawn; the middle one is highlighted. */
const FOLLOWED = [4, 61, 121, 200, 261, 331, 397];
const TICKS = [1, 100, 200, 300, 400];

export const CHOSEN_POSITION = 200;

const yOf = (rank: number) => ((rank - 1) / (STILL_MARKET.brands - 1)) * 100;
const xOf = (measurement: number) => (measurement / (MEASUREMENTS - 1)) * 100;

/** Ranks of the selected brands in fifteen measurements of the unchanging market. */
export function followBrands() {
  const waves = measureAgain({ ...STILL_MARKET, seed: "seven brands" }, MEASUREMENTS);
  const lines = FOLLOWED.map((position) => ({
    position,
    ranks: waves.map((ranks) => ranks[position - 1] ?? position),
  }));
  const chosen = lines.find(({ position }) => position === CHOSEN_POSITION)?.ranks ?? [];
  return { lines, chosen, best: Math.min(...chosen), worst: Math.max(...chosen) };
}

/** The seven brands as lines; `className` sets the height. */
export function StillMarketChart({ className = "h-75" }: { className?: string }) {
  const { lines, chosen, best, worst } = followBrands();
  return (
    <div className="grid grid-lead-9 gap-x-3">
      <div className={cn("relative text-right text-s-2 text-ink-2 tabular-nums", className)} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${yOf(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <div
        role="img"
        aria-label={`Line chart. Brands in the middle jump by dozens of positions; the brand whose true position is ${CHOSEN_POSITION} is measured between ${best} and ${worst}. Brands near the ends hardly move.`}
        className={cn("relative", className)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
          {TICKS.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100"
              y1={yOf(tick)}
              y2={yOf(tick)}
              stroke="var(--rule)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ position, ranks }) => (
            <polyline
              key={position}
              points={ranks.map((rank, i) => `${xOf(i).toFixed(2)},${yOf(rank).toFixed(2)}`).join(" ")}
              fill="none"
              stroke={position === CHOSEN_POSITION ? "var(--spruce)" : "var(--ink-3)"}
              strokeWidth={position === CHOSEN_POSITION ? 2 : 1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {chosen.map((rank, i) => (
          <i
            key={i}
            className="absolute -m-1 size-2 rounded-full border-2 border-spruce bg-paper"
            style={{ left: `${xOf(i)}%`, top: `${yOf(rank)}%` }}
          />
        ))}
      </div>
      <div className="col-start-2 mt-2 flex justify-between text-s-2 text-ink-2" aria-hidden="true">
        <span>1st measurement</span>
        <span>15th</span>
      </div>
    </div>
  );
}
