import { CellScore, SelectedCell } from "@/components/charts/selected-cell";
import { StudyText } from "@/components/layout/study-text";
import { GoodMarks } from "@/components/layout/shown-study";
import Link from "next/link";
import { Figure } from "@/components/charts/figure";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { MarketCell } from "@/lib/analyses/country-comparison/market-cell";
import { readMeasure } from "@/lib/analyses/country-comparison/measure";
import { toShares } from "@/lib/analyses/country-comparison/shares";
import { formatMargin, formatNumber, formatOrdinal, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { Named } from "@/lib/catalogue/names/named";
import { toReason } from "./cell-words";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

interface CellPanelProps {
  brand: Named;
  /** Null where none is in focus. */
  cell: MarketCell | null;
  industry: string | null;
  year: number;
}

function Line({ name, children }: { name: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-rule py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}

function Figures({ cell }: { cell: Extract<MarketCell, { status: "known" }> }) {
  const distance = readMeasure(cell, "difference");
  const shares = toShares(cell);
  return (
    <dl className="mt-4 border-t border-rule text-s-1 leading-5 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
      <Line name={`From the average of ${formatNumber(cell.mean, DECIMALS.score)}`}>
        <SignedFigure value={cell.difference} />{" "}
        <span className="font-normal text-ink-2">
          {distance ? formatMargin(distance.value, distance, DECIMALS.points) : null}
        </span>
      </Line>
      {cell.z === null ? null : (
        <Line name="z">
          <SignedFigure value={cell.z} digits={DECIMALS.z} />
        </Line>
      )}
      {cell.index === null ? null : (
        <Line name="Index">
          <Figure value={cell.index} />
        </Line>
      )}
      {cell.marketPosition ? (
        <Line
          name={
            cell.marketPosition.range
              ? `Position, rank range ${formatRange(cell.marketPosition.range.low, cell.marketPosition.range.high)}`
              : "Position"
          }
        >
          {formatOrdinal(cell.marketPosition.position)}{" "}
          <span className="font-normal text-ink-2">of {formatNumber(cell.marketPosition.of)}</span>
        </Line>
      ) : null}
      <Line name="People asked">{cell.n === null ? "Not published" : <Figure value={cell.n} />}</Line>
      {cell.change ? (
        <Line name={`Change since ${cell.change.since}`}>
          <SignedFigure value={cell.change.points} /> <ClearMark of="change" isClear={cell.change.clear} />
        </Line>
      ) : null}
      {shares ? (
        <>
          <Line
            name={
              <>
                <StudyText>{"{{first.name}}"}</StudyText>, <GoodMarks />
              </>
            }
          >
            <Figure value={shares.environment.value} digits={DECIMALS.share} />%{" "}
            <span className="font-normal text-ink-2">
              {formatRange(shares.environment.low, shares.environment.high, DECIMALS.share)}
            </span>
          </Line>
          <Line
            name={
              <>
                <StudyText>{"{{Second.short}}"}</StudyText>, <GoodMarks />
              </>
            }
          >
            <Figure value={shares.social.value} digits={DECIMALS.share} />%{" "}
            <span className="font-normal text-ink-2">
              {formatRange(shares.social.low, shares.social.high, DECIMALS.share)}
            </span>
          </Line>
        </>
      ) : null}
    </dl>
  );
}

/** Selected cell, with all that is known of it. */
export function CellPanel({ brand, cell, industry, year }: CellPanelProps) {
  const market = cell?.market;
  const interval = cell?.status === "known" ? readMeasure(cell, "score") : null;
  return (
    <SelectedCell
      title={market ? `${brand.name}, ${market.name}` : brand.name}
      brief={
        cell?.status === "known" ? (
          <CellScore score={<Figure value={cell.score} digits={DECIMALS.score} />}>
            {interval ? `95% interval ${formatRange(interval.low, interval.high, DECIMALS.score)}` : null}
          </CellScore>
        ) : (
          <p className="text-s-1 leading-5 text-ink-2 md:mt-4">
            {cell ? toReason(cell, year) : "It was not in the study of any market that year."}
          </p>
        )
      }
    >
      {cell?.status === "known" ? <Figures cell={cell} /> : null}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-s-1 print:hidden">
        <Link
          href={`${ANALYSES["multi-country"].path}${toAnalysisSearch({ brands: [brand.slug] })}`}
          prefetch={false}
          className="link inline-flex min-h-9 items-center"
        >
          See all its markets
        </Link>
        {market && cell.status !== "unranked" && cell.status !== "closed" ? (
          <Link
            href={`${ANALYSES["single-country"].path}${toAnalysisSearch({ market: market.slug, industry, brands: [brand.slug] })}`}
            prefetch={false}
            className="link inline-flex min-h-9 items-center"
          >
            Compare with rivals
          </Link>
        ) : null}
      </p>
    </SelectedCell>
  );
}
