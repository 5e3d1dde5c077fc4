import { Fold } from "@/components/charts/fold";
import { FigureBlock } from "@/components/charts/figure-block";
import { formatNumber } from "@/lib/platform/words/format";
import { toRecordTable } from "@/lib/analyses/trajectory/csv-table";
import { sayAhead } from "@/lib/analyses/trajectory/horizon";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { ChanceRecord } from "./chance-record";
import { HeldPanel, sayTextbook } from "./held-panel";
import { ModelPanel } from "./model-panel";
import { OwnRecordPanel } from "./own-record-panel";
import { PartPanel } from "./part-panel";

interface RecordFigureProps {
  view: TrajectoryView;
  csv: { href: string } | "locked";
}

/** How forecasts like these did against what came: the intervals, the middle, this brand, each industry and each wave. */
export function RecordFigure({ view, csv }: RecordFigureProps) {
  const { record, market, ahead, step, years } = view;
  const table = toRecordTable(view);
  const origins = record?.byOrigin.map(({ key }) => key) ?? [];
  return (
    <FigureBlock
      id="record"
      title="Track record"
      unit={`We check every forecast against the next study and publish the record, good or bad. ${market.name}, ${sayAhead(ahead, step)}.`}
      isSample={view.isSample}
      source={
        record
          ? `${formatNumber(record.forecasts)} forecasts ${sayAhead(ahead, step)}, to ${years.at(-1) ?? ""}; each used only what was known at the time. Pooled over the last five studies.${origins.length > 0 ? ` Shown for the years in your plan: ${origins[0] ?? ""}–${origins.at(-1) ?? ""}.` : ""}`
          : `No forecasts for ${inSentence(market.name)} have been checked yet.`
      }
      csv={record ? csv : null}
      table={
        table && {
          caption: `Track record, ${market.name}`,
          columns: table.columns.map(({ label, kind, digits }) =>
            kind === "text" ? { label } : { label, numeric: true, digits },
          ),
          rows: table.rows,
        }
      }
    >
      {record ? (
        <>
          <div className="grid gap-x-10 gap-y-10 max-md:gap-y-2 lg:grid-cols-3 lg:[&>*+*]:border-l lg:[&>*+*]:border-rule lg:[&>*+*]:pl-10">
            <HeldPanel promises={record.promises} ahead={ahead} step={step} />
            <ModelPanel models={record.models} ahead={ahead} step={step} />
            <OwnRecordPanel view={view} />
          </div>
          <div className="mt-8 border-t border-rule max-md:mt-0">
            {view.yearsAhead.length > 0 ? (
              <Fold title="Chances given, and how often they came true">
                <ChanceRecord view={view} />
              </Fold>
            ) : null}
            <Fold
              title={`By industry (${record.byIndustry.length}) and by the year the forecast was made (${record.byOrigin.length})`}
            >
              {/* Phones have it here, where it does not lengthen the page. */}
              <p className="mb-3 text-s-1 leading-5 text-ink-2 md:hidden print:hidden">
                {sayTextbook({ promises: record.promises, ahead, step })}
              </p>
              <p className="max-w-wide text-s-1 leading-5 text-ink-2">
                Whatever moves the whole market affects all forecasts for that year, so small differences between years
                or industries mean little.
              </p>
              <div className="mt-4 grid items-start gap-x-12 gap-y-10 lg:grid-cols-7-5">
                <PartPanel
                  title="By industry"
                  head="Industry"
                  unit={`Last five studies together; ${sayAhead(ahead, step)}`}
                  rows={record.byIndustry}
                />
                <PartPanel
                  title="By year the forecast was made"
                  head="Year"
                  unit={`In a single year, all forecasts can miss together; ${sayAhead(ahead, step)}`}
                  rows={record.byOrigin}
                />
              </div>
            </Fold>
          </div>
        </>
      ) : (
        <p className="border-y border-rule py-8 text-ink-2">
          No track record yet. Forecasts are checked when the year they cover has been studied.
        </p>
      )}
    </FigureBlock>
  );
}
