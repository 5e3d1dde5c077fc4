"use client";

import { StudyText } from "@/components/layout/study-text";
import { ChevronIcon } from "@/components/ui/icon";
import { useEarlyTurn } from "@/components/ui/use-early-turn";
import { clsx } from "clsx";
import { KIND_NAMES, SENSITIVITY_NAMES } from "@/lib/study/alert-names";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { toEvidenceDrawing } from "@/lib/analyses/risk-alerts/evidence-drawing";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { wordHeadline, wordSize } from "@/lib/analyses/risk-alerts/wording";
import { nameOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { useShownStudy } from "@/components/layout/shown-study";
import { AlertEvidence } from "./alert-evidence";
import { EvidenceSpark } from "./evidence-spark";
import { SeverityBars, StatusMark } from "./risk-marks";
import type { Actions } from "./use-actions";

/** Columns of the list on wide pages, for its head and its rows. */
export const ALERT_COLUMNS = "lg:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_11.875rem_5.5rem_3.5rem_6rem_5.5rem_1.25rem]";

interface AlertRowProps {
  row: RiskRow;
  isOpen: boolean;
  /** Rows are of several markets. */
  hasMarket: boolean;
  /** Points represented by the height of every drawing in the list. */
  span: number;
  /** Address of the page with this row open. */
  href: string;
  overview: AlertOverview;
  actions: Actions;
  onTurn: () => void;
}

/** One alert in a line: brand, what changed, its evidence drawn, size, strength, limits and false-alarm rate. It opens in place. */
export function AlertRow({ row, isOpen, hasMarket, span, href, overview, actions, onTurn }: AlertRowProps) {
  const fold = useEarlyTurn(isOpen, onTurn);
  const { alert, severity, status, mark: noted } = row;
  const market = nameOfMarket(useShownStudy(), alert.market);
  const size = row.size && wordSize(alert, row.size);
  const isSettled = status === "lasted" || status === "passed";
  const state = [noted?.acknowledged ? "Acknowledged" : null, row.isMuted ? "Muted" : null].filter((each) => each);
  return (
    <li className="border-b border-rule">
      <details ref={fold} open={isOpen} className="group">
        <summary
          className={clsx(
            "relative grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_7.25rem] gap-x-4 py-1 pr-5 hover:bg-hover md:grid-cols-[minmax(0,1fr)_11.875rem_5.5rem_3.5rem] md:items-center md:py-1 [&::-webkit-details-marker]:hidden",
            ALERT_COLUMNS,
          )}
          onClick={(event) => {
            event.preventDefault();
            onTurn();
          }}
        >
          <span className="min-w-0 max-lg:col-start-1 max-lg:row-start-1 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
            <b className="line-clamp-2 min-w-0 text-s0 leading-5 font-semibold wrap-anywhere">{alert.brand.name}</b>
            <span className="text-s-2 leading-4.5 wrap-anywhere text-ink-2 lg:line-clamp-1">
              {hasMarket ? `${alert.industry.name}, ${market}` : alert.industry.name}
            </span>
          </span>
          <span className="min-w-0 max-lg:col-start-1 max-lg:row-start-2">
            <span className="block text-s-1 leading-5 font-semibold md:text-s0">
              <span className="max-md:hidden">
                <StudyText>{wordHeadline(alert)}</StudyText>
              </span>
              <span className="md:hidden">{KIND_NAMES[alert.kind]}</span>
            </span>
            <span className="block text-s-2 leading-4.5 text-ink-2 max-md:sr-only">
              {isSettled ? (
                <>
                  <StatusMark status={status} /> {row.nextResult ?? ""}
                </>
              ) : (
                row.change
              )}
              {state.length > 0 ? ` ${state.join(", ")}.` : ""}
            </span>
          </span>
          <span className="max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1">
            <EvidenceSpark drawing={toEvidenceDrawing(row, span)} />
          </span>
          <span className="contents max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:text-s-1">
            <span className="md:text-right max-md:order-1 md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1">
              {size ? (
                <>
                  <b className="font-figure md:block md:text-s1 md:leading-5">{size.value}</b>{" "}
                  <span className="text-s-2 leading-4 text-ink-2">{size.unit}</span>
                </>
              ) : (
                <span className="text-s-2 text-ink-2">Not in your plan</span>
              )}
            </span>
            <span className="md:max-lg:col-start-4 md:max-lg:row-span-2 md:max-lg:row-start-1">
              <SeverityBars severity={severity} />
            </span>
            <span className="text-s-1 leading-5 text-ink-2 max-md:order-2 md:max-lg:sr-only">
              {isSettled ? `${alert.year} study` : SENSITIVITY_NAMES[severity.strictest]}
            </span>
            <span className="text-s-1 leading-5 whitespace-nowrap max-md:order-3 max-md:text-ink-2 md:max-lg:sr-only lg:text-right">
              <span className="lg:sr-only">false-alarm rate </span>
              {row.shortChance}
            </span>
          </span>
          <ChevronIcon
            className={clsx(
              "absolute top-3 right-0 size-4 transition-transform duration-150 md:top-1/2 md:-mt-2",
              isOpen ? "" : "-rotate-90",
            )}
          />
        </summary>
        {isOpen ? (
          <AlertEvidence row={row} overview={overview} actions={actions} />
        ) : (
          <noscript>
            <p className="pb-3 text-s-1">
              <a className="link" href={href}>
                Show the evidence
              </a>
            </p>
          </noscript>
        )}
      </details>
    </li>
  );
}
