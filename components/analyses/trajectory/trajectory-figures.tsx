import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
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

/** The page's figures: the fan, its figures by year, the positions, the rivals, and what such forecasts were worth. */
export function TrajectoryFigures({ view, csv, recordCsv, onCompare }: TrajectoryFiguresProps) {
  return (
    <>
      <FanFigure view={view} csv={csv} />
      <div className={view.topTen.length > 0 ? "grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : undefined}>
        <TopTenFigure view={view} />
        <YearsFigure view={view} />
      </div>
      <PositionFigure view={view} />
      <RivalsFigure view={view} onCompare={onCompare} />
      <RecordFigure view={view} csv={recordCsv} />
    </>
  );
}
