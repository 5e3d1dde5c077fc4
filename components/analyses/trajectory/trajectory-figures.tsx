import { type Shown, SHOWN } from "@/lib/analyses/trajectory/horizon";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { KeyTerms } from "@/components/charts/key-terms";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { Choice } from "@/components/charts/choice";
import { Fold } from "@/components/charts/fold";
import { Later } from "@/components/charts/later";
import { ChancesFigure } from "./chances-figure";
import { FanFigure } from "./fan-figure";
import { MethodNote } from "./method-note";
import { PositionFigure } from "./position-figure";
import { RecordFigure } from "./record-figure";
import { YearsFigure } from "./years-figure";

const NAMES: Record<Shown, string> = { score: "Score", position: "Position" };

type Csv = { href: string } | "locked";

interface TrajectoryFiguresProps {
  view: TrajectoryView;
  csv: Csv;
  recordCsv: Csv;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onCompare: (rivals: string[]) => void;
}

/** The page's figures: the fan with the rivals, the chances, and what such forecasts were worth; by year where it is asked for. */
export function TrajectoryFigures({ view, csv, recordCsv, shown, onShow, onCompare }: TrajectoryFiguresProps) {
  const hasPositions = view.positions.length > 0;
  const isPosition = shown === "position" && hasPositions;
  const tools = hasPositions ? (
    <Choice
      isBare
      label="View"
      options={SHOWN.map((value) => ({ value, label: NAMES[value] }))}
      value={isPosition ? "position" : "score"}
      onChange={onShow}
    />
  ) : null;
  return (
    <>
      {isPosition ? (
        <PositionFigure view={view} id="forecast" tools={tools} />
      ) : (
        <FanFigure view={view} csv={csv} tools={tools} />
      )}
      <Later>
        <ChancesFigure view={view} onCompare={onCompare} />
        <RecordFigure view={view} csv={recordCsv} />
        <div className="mt-4 border-t border-rule">
          {view.yearsAhead.length > 0 ? (
            <Fold title="Forecast as a table, with positions">
              <YearsFigure view={view} />
              {isPosition ? null : <PositionFigure view={view} />}
            </Fold>
          ) : null}
          <Fold title="How forecasts are made, and their limits">
            <div className="grid gap-x-6 gap-y-3 text-s-1 leading-5.5 text-ink-2 lg:grid-cols-2 [&>p]:max-w-wide">
              <MethodNote />
              <p>{ROUNDED_HERE}</p>
            </div>
            <KeyTerms />
          </Fold>
        </div>
      </Later>
    </>
  );
}
