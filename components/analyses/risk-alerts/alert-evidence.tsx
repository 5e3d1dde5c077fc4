"use client";

import { useState } from "react";
import Link from "next/link";
import { useEarlyTurn } from "@/components/ui/use-early-turn";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { type SeriesMark, toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { KIND_NAMES, SENSITIVITY_NAMES } from "@/lib/study/alert-names";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { type RiskRow, STATUS_NAMES } from "@/lib/analyses/risk-alerts/view";
import { METHODS } from "@/lib/analyses/risk-alerts/wording";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { nameOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { useShownStudy } from "@/components/layout/shown-study";
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
  overview: AlertOverview;
  actions: Actions;
}

const STEP_SAID: Partial<Record<RiskRow["alert"]["kind"], string>> = {
  "level-shift": "; line: average before and after the break",
  "sustained-decline": "; line: the decline",
};

/** Evidence is in ink; further drawings are in colour and shape of the one brand that is looked at. */
const EVIDENCE: SeriesMark = { colour: "ink-2", shape: "circle" };
const MARK = toSeriesMark(0);

/**
 * An opened alert: its chart with the interval, the evidence, other explanations, what will decide it, and the actions.
 */
export function AlertEvidence({ row, overview, actions }: AlertEvidenceProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rest = useEarlyTurn(isWhole, () => setIsWhole(!isWhole));
  const { alert, severity } = row;
  return (
    <div className="grid gap-x-8 gap-y-6 pt-1 pb-6 md:grid-cols-2 lg:grid-cols-[37rem_minmax(0,1fr)_13rem]">
      <Panel title="Score minus market average" unit={`Points with 95% interval${STEP_SAID[alert.kind] ?? ""}`}>
        <Drawn width={592}>{(width) => <AgainstChart row={row} mark={EVIDENCE} width={width} />}</Drawn>
      </Panel>
      <div className="grid max-w-line min-w-0 content-start gap-3 text-s-1 leading-5">
        <p>
          <b className="font-semibold">What raised it.</b> {METHODS[alert.kind]} {row.evidence}{" "}
          {severity.agreeing.length > 0
            ? `It agrees with: ${severity.agreeing.map((kind) => KIND_NAMES[kind].toLowerCase()).join(", ")}. `
            : ""}
        </p>
        <p>
          <b className="font-semibold">Could it be chance?</b> {wordCouldBe(row)}
        </p>
        <p>
          <b className="font-semibold">What settles it.</b> {wordSettles(row)}
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <Link className="link inline-flex min-h-6 items-center" prefetch={false} href={brandHref(alert.brand.slug)}>
            {alert.brand.name}
          </Link>
          <Link
            className="link inline-flex min-h-6 items-center"
            prefetch={false}
            href={`${ANALYSES.trajectory.path}?market=${alert.market}&industry=${alert.industry.slug}&brands=${alert.brand.slug}`}
          >
            Where it is heading
          </Link>
        </p>
      </div>
      <div className="min-w-0 md:col-span-2 lg:col-span-1">
        <ActionNotice actions={actions} at={row.key} />
        <AlertActions row={row} overview={overview} actions={actions} />
      </div>
      <details
        ref={rest}
        className="min-w-0 md:col-span-2 lg:col-span-3"
        onToggle={({ currentTarget }) => setIsWhole(currentTarget.open)}
      >
        <summary className="min-h-6 w-fit cursor-pointer text-s-1 font-semibold">
          Method, age groups, other markets and history
        </summary>
        {isWhole ? (
          <div className="grid gap-x-8 gap-y-8 pt-4 md:grid-cols-2 lg:grid-cols-4">
            <Second row={row} />
            <AgesPanel alert={alert} mark={MARK} />
            <Elsewhere row={row} />
            <AlertStory row={row} />
          </div>
        ) : null}
      </details>
    </div>
  );
}

function wordCouldBe({ chance, severity, alert }: RiskRow): string {
  const rate = `At ${SENSITIVITY_NAMES[severity.strictest].toLowerCase()} limits the false-alarm rate is ${chance} a year`;
  return alert.kind === "age-divergence" ? `${rate}, with all brands and age groups tested together.` : `${rate}.`;
}

function wordSettles({ alert, status, nextResult }: RiskRow): string {
  if (status === "unsettled") return "The brand has no later score, so we don’t know what happened.";
  if (alert.outcome !== "open")
    return `${STATUS_NAMES[alert.outcome]}${nextResult ? `: ${nextResult}` : "."} Persisted means closer to the alert level than to the earlier level.`;
  return `The ${alert.year + new Evidence(alert.evidence).step} study. The alert persists if ${alert.brand.name} is then still closer to the alert level than to its earlier level.`;
}

/** The drawing that an alert's own kind of evidence needs. */
function Second({ row }: { row: RiskRow }) {
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
          <Drawn>{(width) => <GapChart alert={alert} mark={MARK} width={width} />}</Drawn>
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
          <Drawn>{(width) => <RankChart row={row} mark={MARK} width={width} />}</Drawn>
        </Panel>
      );
  }
}

function Panel({ title, unit, children }: { title: string; unit: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="text-s0 leading-6 font-name tracking-normal">{title}</h2>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">{unit}</p>
      {children}
    </div>
  );
}

/** A drawing in its width and in that of a phone, of which the screen shows one. */
function Drawn({ width = 350, children }: { width?: number; children: (width: number) => React.ReactNode }) {
  if (width <= 350) return <div>{children(280)}</div>;
  return (
    <>
      <div className="max-lg:hidden">{children(width)}</div>
      <div className="lg:hidden">{children(350)}</div>
    </>
  );
}

function Elsewhere({ row: { alert, elsewhere } }: { row: RiskRow }) {
  const study = useShownStudy();
  return (
    <div className="min-w-0">
      <h2 className="text-s0 leading-6 font-name tracking-normal">In other markets</h2>
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
              {nameOfMarket(study, market)}, {year}: {KIND_NAMES[kind].toLowerCase()}
            </span>
            <StatusMark status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
