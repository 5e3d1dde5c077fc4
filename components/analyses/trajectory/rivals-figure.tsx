import { useMemo } from "react";
import { FigureBlock } from "@/components/charts/figure-block";
import { Button } from "@/components/ui/button";
import { formatNumber, formatSigned } from "@/lib/platform/words/format";
import { shortName } from "@/lib/platform/words/shorten";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import { sayWhyNot } from "@/lib/analyses/trajectory/strand";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { clearWords } from "@/lib/platform/words/clear-words";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { ChanceRecord } from "./chance-record";
import { ChanceTable } from "./chance-table";
import { toDrawn } from "./drawn-strand";
import { type ForecastPicture, toForecastAxis } from "./forecast-layout";
import { ForecastStage } from "./forecast-stage";
import { countOf } from "@/lib/platform/words/sentences";

interface RivalsFigureProps {
  view: TrajectoryView;
  /** Puts brands beside the one in focus. */
  onCompare: (rivals: string[]) => void;
}

const NONE: ForecastPicture["average"] = [];

/** The brand beside its rivals: where each may go, and the chance to be ahead of it. */
export function RivalsFigure({ view, onCompare }: RivalsFigureProps) {
  const { focus, rivals, rivalYears: years, yearsAhead, industry, market, nearest } = view;
  const name = shortName(focus.name);
  const picture = useMemo(
    (): ForecastPicture => ({
      kind: "whiskers",
      strands: [focus, ...rivals.map(({ strand }) => strand)].map((strand) => toDrawn(strand, years)),
      average: NONE,
      threshold: null,
      years,
      yearsAhead,
    }),
    [focus, rivals, years, yearsAhead],
  );
  if (yearsAhead.length === 0) return null;
  const last = yearsAhead.at(-1) ?? 0;
  const missing = rivals.flatMap(({ strand }) => sayWhyNot(strand, shortName(strand.name)) ?? []);
  const title =
    rivals.length === 0
      ? `${name} and its rivals`
      : `${name} and ${rivals.length === 1 ? "a rival" : "its rivals"}, to ${last}`;
  return (
    <FigureBlock
      id="rivals"
      title={title}
      unit={`Score from 0 to 200; the axis starts at ${formatNumber(toForecastAxis(picture).min)}. The latest ${countOf(years.length, "year")}. Dots: central forecasts. Lines beside ${last}: 80% ranges. The final order is less certain than it looks: see the chances below.`}
      isSample={view.isSample}
      source={`${industry.name}, ${market.name}. ${missing.join(" ")} Today’s differences are tested across all brands in the industry.`}
      table={
        rivals.length === 0
          ? null
          : {
              caption: `Chance that ${focus.name} scores above each rival`,
              columns: [
                { label: "Rival" },
                { label: "Points today", numeric: true },
                { label: "Clear?" },
                ...yearsAhead.map((year) => ({ label: `Chance in ${year}`, numeric: true })),
              ],
              rows: rivals.map(({ strand, today, chances }) => [
                strand.name,
                today ? formatSigned(today.difference) : null,
                today ? clearWords("difference", today.clear) : null,
                ...yearsAhead.map((year) => {
                  const chance = chances.find((each) => each.year === year)?.chance ?? null;
                  return chance === null ? null : sayChance(chance);
                }),
              ]),
            }
      }
    >
      {rivals.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-rule py-6 wrap-anywhere text-ink-2">
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
      ) : (
        <>
          <ForecastStage
            picture={picture}
            height={320}
            label={`Scores and central forecasts of ${picture.strands.length} brands in ${inSentence(market.name)}, to ${last}`}
          />
          <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-7-5">
            <ChanceTable view={view} />
            <ChanceRecord view={view} />
          </div>
        </>
      )}
    </FigureBlock>
  );
}
