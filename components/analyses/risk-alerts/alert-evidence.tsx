import Link from "next/link";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { KIND_NAMES } from "@/lib/study/alert-names";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import { AgainstChart } from "./against-chart";
import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { AgesPanel } from "./ages-panel";
import { AlertActions } from "./alert-actions";
import { AlertStory } from "./alert-story";
import { ActionNotice } from "./action-notice";
import { GapChart } from "./gap-chart";
import { RankChart } from "./rank-chart";
import { StatusMark } from "./risk-marks";
import { SumChart } from "./sum-chart";
import type { Actions } from "./use-actions";

interface AlertEvidenceProps {
  row: RiskRow;
  mark: SeriesMark;
  overview: AlertOverview;
  actions: Actions;
}

const STEP_SAID: Partial<Record<RiskRow["alert"]["kind"], string>> = {
  "level-shift": "; line: average before and after the break",
  "sustained-decline": "; line: the decline",
};

/** Everything an alert rests on, what happened to it, and what can be done with it. */
export function AlertEvidence({ row, mark, overview, actions }: AlertEvidenceProps) {
  const { alert } = row;
  return (
    <div className="grid gap-x-6 gap-y-8 pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(13rem,17rem)]">
      <Panel title="Score minus market average" unit={`Points with 95% interval${STEP_SAID[alert.kind] ?? ""}`}>
        <Drawn>{(width) => <AgainstChart row={row} mark={mark} width={width} />}</Drawn>
      </Panel>
      <Second row={row} mark={mark} />
      <div className="min-w-0 lg:row-span-2 lg:border-l lg:border-rule-strong lg:pl-6">
        <AlertStory row={row} />
        <ActionNotice actions={actions} at={row.key} className="mt-4" />
        <AlertActions row={row} overview={overview} actions={actions} />
      </div>
      <AgesPanel alert={alert} mark={mark} />
      <Elsewhere row={row} />
    </div>
  );
}

/** The drawing that an alert's own kind of evidence needs. */
function Second({ row, mark }: { row: RiskRow; mark: SeriesMark }) {
  const { alert } = row;
  switch (alert.kind) {
    case "sustained-decline":
      return (
        <Panel
          title="Cumulative evidence"
          unit="Total of falls larger than half a normal year’s variation; based on all years of data"
        >
          <Drawn>{(width) => <SumChart alert={alert} width={width} />}</Drawn>
        </Panel>
      );
    case "age-divergence":
      return (
        <Panel title="Younger minus older" unit="Gap between youngest and oldest, in points, with 95% intervals">
          <Drawn>{(width) => <GapChart alert={alert} mark={mark} width={width} />}</Drawn>
        </Panel>
      );
    case "rank-drop":
    case "level-shift":
      return (
        <Panel
          title="Rank ranges"
          unit={
            alert.kind === "rank-drop"
              ? "Colour: the two years compared. Tick: position, 1 at the top"
              : "Lines: 95% rank ranges. Tick: position, 1 at the top"
          }
        >
          <Drawn>{(width) => <RankChart row={row} mark={mark} width={width} />}</Drawn>
        </Panel>
      );
  }
}

function Panel({ title, unit, children }: { title: string; unit: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="text-s0 leading-6 font-name tracking-normal">{title}</h4>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">{unit}</p>
      {children}
    </div>
  );
}

/** A drawing in both widths, of which the screen shows one. */
function Drawn({ children }: { children: (width: number) => React.ReactNode }) {
  return (
    <>
      <div className="max-xl:hidden">{children(424)}</div>
      <div className="xl:hidden">{children(350)}</div>
    </>
  );
}

function Elsewhere({ row: { alert, elsewhere } }: { row: RiskRow }) {
  return (
    <div className="min-w-0">
      <h4 className="text-s0 leading-6 font-name tracking-normal">In other markets</h4>
      <p className="mb-2 text-s-1 leading-5 text-ink-2">
        Alerts for {alert.brand.name} from {alert.year - new Evidence(alert.evidence).step} to {alert.year}, at any
        sensitivity.
      </p>
      {elsewhere.length === 0 ? <p className="text-s-1 leading-5">None: no alerts, or not ranked there.</p> : null}
      <ul>
        {elsewhere.map(({ market, year, kind, status }) => (
          <li
            key={`${market} ${year} ${kind}`}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 text-s-1 leading-5"
          >
            <span>
              {findMarketBySlug(market)?.name ?? market}, {year}: {KIND_NAMES[kind].toLowerCase()}
            </span>
            <StatusMark status={status} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-s-1">
        <Link
          className="link"
          prefetch={false}
          href={`${ANALYSES.trajectory.path}?market=${alert.market}&industry=${alert.industry.slug}&brands=${alert.brand.slug}`}
        >
          Where it is heading
        </Link>
      </p>
    </div>
  );
}
