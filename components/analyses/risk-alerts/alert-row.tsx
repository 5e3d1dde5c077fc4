"use client";

import Link from "next/link";
import { useId } from "react";
import { Monogram } from "@/components/rankings/monogram";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SENSITIVITY_NAMES } from "@/lib/study/alert-names";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { METHODS, wordHeadline } from "@/lib/analyses/risk-alerts/wording";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import { AlertEvidence } from "./alert-evidence";
import { SeverityMark, StatusMark } from "./risk-marks";
import { RowSpark } from "./row-spark";
import type { Actions } from "./use-actions";

interface AlertRowProps {
  row: RiskRow;
  isOpen: boolean;
  /** Rows are of several markets. */
  hasMarket: boolean;
  overview: AlertOverview;
  actions: Actions;
  onTurn: () => void;
}

/** One alert: brand, what it warns of, its evidence in little, how it was found and how often that is false; it opens. */
export function AlertRow({ row, isOpen, hasMarket, overview, actions, onTurn }: AlertRowProps) {
  const { alert, severity, status, mark: noted } = row;
  const id = useId();
  const mark = toSeriesMark(row.order);
  const market = findMarketBySlug(alert.market)?.name ?? alert.market;
  return (
    <li className="border-b border-rule-strong">
      <article aria-labelledby={`${id}-name ${id}-what`}>
        <div className="relative grid gap-x-6 gap-y-3 py-4 pr-13 md:pr-14 lg:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_11.5rem_14rem] lg:items-start">
          <div className="flex min-w-0 items-start gap-3">
            <Monogram name={alert.brand.name} className="size-9 shrink-0" />
            <div className="min-w-0">
              <h3 id={`${id}-name`} className="text-s0 leading-5 font-semibold tracking-normal">
                <Link
                  href={brandHref(alert.brand.slug)}
                  prefetch={false}
                  className="line-clamp-3 wrap-anywhere hover:underline hover:underline-offset-4"
                >
                  {alert.brand.name}
                </Link>
              </h3>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
                <StatusMark status={status} />
                {noted?.acknowledged ? <span className="text-s-2 leading-4 text-ink-2">Acknowledged</span> : null}
                {row.isMuted ? <span className="text-s-2 leading-4 text-ink-2">Muted</span> : null}
              </p>
              <p className="text-s-2 leading-4 wrap-anywhere text-ink-2">
                {hasMarket ? `${alert.industry.name}, ${market}` : alert.industry.name}
              </p>
            </div>
          </div>
          <div className="min-w-0 max-lg:order-2">
            <p id={`${id}-what`} className="text-s1 leading-6 font-figure tracking-heading">
              {wordHeadline(alert)}
            </p>
            <p className="mt-0.5 text-s-1 leading-5 text-ink-2">{row.evidence}</p>
          </div>
          <div className="max-lg:order-3">{isOpen ? null : <RowSpark row={row} mark={mark} />}</div>
          <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-2 text-s-2 leading-5 max-lg:order-4 [&>dd]:font-semibold [&>dt]:text-ink-2">
            <dt>Evidence</dt>
            <dd>
              <SeverityMark severity={severity} />
            </dd>
            <dt>Method</dt>
            <dd>{METHODS[alert.kind]}</dd>
            <dt>Sensitivity</dt>
            <dd>{SENSITIVITY_NAMES[severity.strictest]}</dd>
            <dt>False-alarm rate</dt>
            <dd>{row.chance}</dd>
            <dt>Raised</dt>
            <dd>{status === "near" ? "Not at the standard setting" : `${alert.year} study`}</dd>
          </dl>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-evidence`}
            aria-label={`${isOpen ? "Close" : "Open"} evidence for ${alert.brand.name}, ${wordHeadline(alert).toLowerCase()}`}
            className="absolute top-4 right-0 grid size-10 place-items-center rounded-full border border-control hover:border-ink hover:bg-hover max-md:size-11"
            onClick={onTurn}
          >
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="size-4.5 fill-none stroke-current"
              strokeWidth="1.5"
              strokeLinecap="round"
            >
              <path d={isOpen ? "M4.5 10h11" : "M10 4.5v11M4.5 10h11"} />
            </svg>
          </button>
        </div>
        <div id={`${id}-evidence`} hidden={!isOpen}>
          {isOpen ? <AlertEvidence row={row} mark={mark} overview={overview} actions={actions} /> : null}
        </div>
      </article>
    </li>
  );
}
