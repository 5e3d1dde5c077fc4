import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { Fold } from "@/components/charts/fold";
import { ChancesFigure } from "./chances-figure";
import { FanFigure } from "./fan-figure";
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

/** The page's figures: the fan with the rivals, the chances, and what such forecasts were worth; by year where it is asked for. */
export function TrajectoryFigures({ view, csv, recordCsv, onCompare }: TrajectoryFiguresProps) {
  return (
    <>
      <FanFigure view={view} csv={csv} />
      <ChancesFigure view={view} onCompare={onCompare} />
      <RecordFigure view={view} csv={recordCsv} />
      {view.yearsAhead.length > 0 ? (
        <div className="mt-10 border-t border-rule">
          <Fold title="Forecast as a table, with positions">
            <YearsFigure view={view} />
            <PositionFigure view={view} />
          </Fold>
        </div>
      ) : null}
    </>
  );
}
