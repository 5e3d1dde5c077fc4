import { FigureBlock } from "@/components/charts/figure-block";
import { formatOrdinal, formatRange } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { possessive } from "@/lib/platform/words/sentences";
import { HundredDots } from "./hundred-dots";

/** Last position of those counted. */
const TEN = 10;

function sayToday({ today }: TrajectoryView): string {
  if (today?.overall == null) return "";
  const range =
    today.rankLow === null || today.rankHigh === null
      ? ""
      : `, rank range ${formatRange(today.rankLow, today.rankHigh)}`;
  return ` In ${today.year} it is ${formatOrdinal(today.overall)}${range}.`;
}

/** The chance of a position among the market's first ten, as a hundred futures a year. */
export function TopTenFigure({ view }: { view: TrajectoryView }) {
  const { topTen, focus, market, today } = view;
  if (topTen.length === 0) return null;
  const isThere = today?.overall != null && today.overall <= TEN;
  const title = isThere ? "Chance of staying in the top 10" : "Chance of reaching the top 10";
  return (
    <FigureBlock
      id="top-ten"
      title={title}
      unit={
        <span className="wrap-anywhere">
          One dot for each of 100 simulated futures; filled if {shortName(focus.name)} is in{" "}
          {possessive(inSentence(market.name))} top 10.
        </span>
      }
      isSample={view.isSample}
      source={`The simulations allow for uncertainty in every brand, not just this one.${sayToday(view)}`}
      table={{
        caption: `${title}, ${focus.name}`,
        columns: [{ label: "Year" }, { label: "Chance", numeric: true }],
        rows: topTen.map(({ year, chance }) => [year, sayChance(chance)]),
      }}
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-5 md:gap-x-9">
        {topTen.map(({ year, chance }) => (
          <li key={year}>
            <p className="text-s3 leading-9 font-figure tracking-tight whitespace-nowrap md:text-s4 md:leading-10">
              {chance < 0.005 ? "<1%" : chance >= 0.995 ? ">99%" : sayChance(chance)}
            </p>
            <p className="mb-3 text-s-1 leading-5 text-ink-2">in {year}</p>
            <HundredDots filled={Math.round(100 * chance)} label={`${sayChance(chance)} of futures, ${year}`} />
          </li>
        ))}
      </ul>
    </FigureBlock>
  );
}
