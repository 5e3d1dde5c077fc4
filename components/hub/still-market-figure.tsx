import { FigureFrame } from "@/components/hub/figure-frame";
import { STILL_MARKET, measureAgain } from "@/lib/posts/still-market";

const MEASUREMENTS = 15;
/** True places of the brands drawn; the middle one is the one looked at. */
const FOLLOWED = [4, 61, 121, 200, 261, 331, 397];
const CHOSEN = 200;
const TICKS = [1, 100, 200, 300, 400];

const yOf = (rank: number) => ((rank - 1) / (STILL_MARKET.brands - 1)) * 100;
const xOf = (measurement: number) => (measurement / (MEASUREMENTS - 1)) * 100;

/** Ranks of seven brands whose true scores never change, measured fifteen times. */
export function StillMarketFigure() {
  const waves = measureAgain({ ...STILL_MARKET, seed: "seven brands" }, MEASUREMENTS);
  const ranksOf = (place: number) => waves.map((ranks) => ranks[place - 1] ?? place);
  const chosen = ranksOf(CHOSEN);
  const [best, worst] = [Math.min(...chosen), Math.max(...chosen)];

  return (
    <FigureFrame
      id="figure-still-market"
      title="Seven brands that never changed, measured fifteen times"
      subtitle={`Rank among 400 brands whose true scores stay fixed; 1,000 people asked about each brand every time. The brand whose true place is ${CHOSEN} was put anywhere from ${best} to ${worst}.`}
      source="Simulation: true scores in a bell around 65 with a standard deviation of 21, standard error about 2.6 points in the middle. It describes no market that is ranked."
    >
      <div className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3">
        <div className="relative h-75 text-right text-s-2 text-ink-2 tabular-nums" aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: `${yOf(tick)}%` }}>
              {tick}
            </span>
          ))}
        </div>
        <div
          role="img"
          aria-label={`Line chart. The brands in the middle jump by dozens of places; the one whose true place is ${CHOSEN} stands between ${best} and ${worst}. Those near the ends hardly move.`}
          className="relative h-75"
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
            {FOLLOWED.map((place) => (
              <polyline
                key={place}
                points={ranksOf(place)
                  .map((rank, i) => `${xOf(i).toFixed(2)},${yOf(rank).toFixed(2)}`)
                  .join(" ")}
                fill="none"
                stroke={place === CHOSEN ? "var(--spruce)" : "var(--ink-3)"}
                strokeWidth={place === CHOSEN ? 2 : 1}
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
    </FigureFrame>
  );
}
