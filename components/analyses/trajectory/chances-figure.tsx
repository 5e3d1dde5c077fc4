import { FigureBlock } from "@/components/charts/figure-block";
import { Button } from "@/components/ui/button";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import { type ChanceRow, toChanceRows } from "@/lib/analyses/trajectory/chance-rows";
import { sayWhyNot } from "@/lib/analyses/trajectory/strand";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { clearWords } from "@/lib/platform/words/clear-words";
import { industryInSentence } from "@/lib/platform/words/in-sentence";
import { shortName } from "@/lib/platform/words/shorten";
import { ChanceTable } from "./chance-table";

interface ChancesFigureProps {
  view: TrajectoryView;
  /** Puts brands beside the one in focus. */
  onCompare: (rivals: string[]) => void;
}

const sayToday = ({ today }: ChanceRow) =>
  today === null
    ? null
    : `${today.text}${today.isClear === null ? "" : `, ${clearWords("difference", today.isClear).toLowerCase()}`}`;

/** The chances of the brand in focus, year by year: to keep its rise, to be ahead of each rival, to be in the top 10. */
export function ChancesFigure({ view, onCompare }: ChancesFigureProps) {
  const { focus, rivals, yearsAhead, industry, market, nearest } = view;
  if (yearsAhead.length === 0) return null;
  const name = shortName(focus.name);
  const rows = toChanceRows(view);
  const missing = rivals.flatMap(({ strand }) => sayWhyNot(strand, shortName(strand.name)) ?? []);
  return (
    <FigureBlock
      id="rivals"
      title="Chances, year by year"
      unit={
        <>
          The chance of each outcome for {name}.{" "}
          <span className="max-md:hidden">The tick marks 50%: an even chance.</span> Forecasts based on past errors
          never give 0% or 100%.
        </>
      }
      isSample={view.isSample}
      source={`${industry.name}, ${market.name}. ${missing.join(" ")} Today’s differences are tested across all brands in the industry. The top 10 is counted in simulated futures of every brand.`}
      table={
        rows.length === 0
          ? null
          : {
              caption: `Chances of ${focus.name}, by year, as text`,
              columns: [
                { label: `Chance that ${name} …` },
                { label: "Today" },
                ...yearsAhead.map((year) => ({ label: `Chance in ${year}`, numeric: true })),
              ],
              rows: rows.map((row) => [
                row.said,
                sayToday(row),
                ...yearsAhead.map((year) => {
                  const chance = row.chances.find((each) => each.year === year)?.chance ?? null;
                  return chance === null ? null : sayChance(chance);
                }),
              ]),
            }
      }
    >
      {rows.length > 0 ? <ChanceTable view={view} rows={rows} /> : null}
      {rivals.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-rule py-5 wrap-anywhere text-ink-2">
          <p>
            Add up to five brands from {industryInSentence(industry.name)} to see the chance of {name} being ahead of
            each.
          </p>
          {nearest.length > 0 ? (
            <Button variant="outline" size="sm" onClick={() => onCompare(nearest)}>
              Compare with closest rivals
            </Button>
          ) : null}
        </div>
      ) : null}
    </FigureBlock>
  );
}
