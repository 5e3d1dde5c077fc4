"use client";

import Link from "next/link";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { Button } from "@/components/ui/button";
import { KIND_NAMES } from "@/lib/study/alert-names";
import type { RisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import type { RisksView } from "@/lib/analyses/risk-alerts/view";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { formatNumber } from "@/lib/platform/words/format";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import { StatusMark } from "./risk-marks";

interface OutcomeLogProps {
  view: RisksView;
  frame: FigureFrame;
  hasMarket: boolean;
  push: (patch: Partial<RisksQuery>) => void;
}

/** Settled alerts, the latest first, with what the next wave said. */
export function OutcomeLog({ view: { log, logTotal }, frame, hasMarket, push }: OutcomeLogProps) {
  return (
    <FigureBlock
      {...frame}
      id="log"
      title="Outcome log"
      unit="Every settled alert at this setting, muted or not. None is ever deleted."
      source="The last column shows the study after each alert: points compared with the market average, or positions."
      table={null}
    >
      {log.length === 0 ? (
        <p className="border-t border-rule py-4 text-s-1 text-ink-2">
          No settled alerts yet. Each is settled by the next study.
        </p>
      ) : (
        <table className="w-full border-collapse text-s-1 leading-5 max-md:block">
          <caption className="sr-only">Settled alerts</caption>
          <thead className="max-md:sr-only">
            <tr>
              {["Brand", "Type of alert", "Raised", "Outcome", "A year later"].map((label) => (
                <th
                  key={label}
                  scope="col"
                  className="border-b border-ink py-2 pr-4 text-left text-s-2 font-medium text-ink-2 last:pr-0"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {log.map(({ key, alert, nextResult }) => (
              <tr
                key={key}
                className="max-md:grid max-md:grid-cols-fill-end max-md:gap-x-4 max-md:border-b max-md:border-rule max-md:py-2.5 md:[&>*]:border-b md:[&>*]:border-rule md:[&>*]:py-2.5 md:[&>*]:pr-4"
              >
                <th scope="row" className="text-left font-value">
                  <Link
                    href={brandHref(alert.brand.slug)}
                    prefetch={false}
                    className="line-clamp-2 wrap-anywhere hover:underline hover:underline-offset-4"
                  >
                    {alert.brand.name}
                  </Link>
                  {hasMarket ? (
                    <span className="block text-s-2 font-normal text-ink-2">
                      {findMarketBySlug(alert.market)?.name ?? alert.market}
                    </span>
                  ) : null}
                </th>
                <td className="max-md:col-start-1 max-md:row-start-2">{KIND_NAMES[alert.kind]}</td>
                <td className="whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:text-right">
                  {alert.year}
                </td>
                <td className="max-md:col-start-2 max-md:row-start-1">
                  <StatusMark status={alert.outcome} />
                </td>
                <td className="text-ink-2 max-md:col-span-2">{nextResult ?? ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {log.length < logTotal ? (
        <p className="mt-4">
          <Button variant="outline" size="sm" onClick={() => push({ isLogWhole: true })}>
            Show all {formatNumber(logTotal)} settled alerts
          </Button>
        </p>
      ) : null}
    </FigureBlock>
  );
}
