import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { Fold } from "@/components/charts/fold";
import { FanFigure } from "./fan-figure";
import { PositionFigure } from "./position-figure";
import { RecordFigure } from "./record-figure";
import { RivalsFigure } from "./rivals-figure";
import { TopTenFigure } from "./top-ten-figure";
import { YearsFigure } from "./years-figure";

type Csv = { href: string } | "locked";

interface TrajectoryFiguresProps {
  view: TrajectoryView;
  csv: Csv;
  recordCsv: Csv;
  onCompare: (rivals: string[]) => void;
}

/** The page's figures: the fan, the rivals, the first ten, and what such forecasts were worth; by year where it is asked for. */
export function TrajectoryFigures({ view, csv, recordCsv, onCompare }: TrajectoryFiguresProps) {
  return (
    <>
      <FanFigure view={view} csv={csv} />
      <RivalsFigure view={view} onCompare={onCompare} />
      <TopTenFigure view={view} />
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
