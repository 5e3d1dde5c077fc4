import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { KeyTerms } from "@/components/charts/key-terms";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { Fold } from "@/components/charts/fold";
import { ChancesFigure } from "./chances-figure";
import { FanFigure } from "./fan-figure";
import { MethodNote } from "./method-note";
import { PositionFigure } from "./position-figure";
import { RecordFigure } from "./record-figure";
import { YearsFigure } from "./years-figure";

type Csv = { href: string } | "locked";

interface TrajectoryFiguresProps {
  view: TrajectoryView;
  csv: Csv;
  recordCsv: Csv;
  onCompare: (rivals: string[]) => void;
}

/** The page's figures: the forecast with the rivals, the probabilities, and the track record; by year if requested. */
export function TrajectoryFigures({ view, csv, recordCsv, onCompare }: TrajectoryFiguresProps) {
  return (
    <>
      <FanFigure view={view} csv={csv} />
      <ChancesFigure view={view} onCompare={onCompare} />
      <RecordFigure view={view} csv={recordCsv} />
      <div className="mt-4 border-t border-rule">
        {view.yearsAhead.length > 0 ? (
          <Fold title="Forecast as a table, with positions">
            <YearsFigure view={view} />
            <PositionFigure view={view} />
          </Fold>
        ) : null}
        <Fold title="How it is made, and what it cannot know">
          <div className="grid gap-x-6 gap-y-3 text-s-1 leading-5.5 text-ink-2 lg:grid-cols-2 [&>p]:max-w-wide">
            <MethodNote />
            <p>{ROUNDED_HERE}</p>
          </div>
          <KeyTerms />
        </Fold>
      </div>
    </>
  );
}
