import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import type { RisksView, RiskStatus } from "@/lib/analyses/risk-alerts/view";
import { formatNumber } from "@/lib/platform/words/format";
import { numberOf } from "@/lib/platform/words/sentences";
import { StatusDot } from "./risk-marks";

/** Most dots drawn; beyond, each stands for several alerts. */
const MOST_DOTS = 120;

const NAMES = { lasted: "Persisted", passed: "Reversed", open: "Awaiting next study" } as const;

/** What became of every alert that the limits chosen raised, beside what chance alone explains. */
export function OutcomeRecord({ view, frame }: { view: RisksView; frame: FigureFrame }) {
  const { record, expected, waves } = view;
  const all = record.lasted + record.passed + record.open;
  const each = Math.max(1, Math.ceil(all / MOST_DOTS / 5) * 5 * (all > MOST_DOTS ? 1 : 0));
  const order = ["lasted", "passed", "open"] as const;
  return (
    <FigureBlock
      {...frame}
      csv={null}
      id="record"
      title="Outcome record"
      unit={
        waves
          ? `${numberOf(all, "alert")} raised at this sensitivity, ${waves.from}–${waves.to}`
          : "No years in your plan to check"
      }
      source="Persisted: in the next study the brand was still closer to the alert level than to its earlier level."
      table={null}
    >
      {all > 0 ? (
        <>
          <div
            role="img"
            aria-label={`${record.lasted} persisted, ${record.passed} reversed, ${record.open} awaiting next study`}
            className="flex max-w-60 flex-wrap gap-1.5"
          >
            {order.flatMap((outcome) =>
              Array.from({ length: Math.round(record[outcome] / each) }, (_, index) => (
                <StatusDot key={`${outcome} ${index}`} status={DOTS[outcome]} className="size-3.5 text-ink" />
              )),
            )}
          </div>
          {each > 1 ? <p className="mt-2 text-s-2 text-ink-2">Each dot is {formatNumber(each)} alerts.</p> : null}
        </>
      ) : null}
      <dl className="mt-4 border-t border-rule text-s-1">
        {order.map((outcome) => (
          <div key={outcome} className="flex items-center justify-between border-b border-rule py-2">
            <dt className="flex items-center gap-2">
              <StatusDot status={DOTS[outcome]} className="text-ink" />
              {NAMES[outcome]}
            </dt>
            <dd className="text-s0 font-figure">{formatNumber(record[outcome])}</dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 border-b border-rule py-2">
          <dt>Expected false alarms, at most</dt>
          <dd className="text-s0 font-figure whitespace-nowrap">
            {expected.settled < 0.5 ? "almost none" : `about ${formatNumber(expected.settled)}`}
          </dd>
        </div>
      </dl>
    </FigureBlock>
  );
}

const DOTS: Record<"lasted" | "passed" | "open", RiskStatus> = { lasted: "lasted", passed: "passed", open: "near" };
