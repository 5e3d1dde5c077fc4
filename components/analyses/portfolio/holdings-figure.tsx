import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { FirstRows } from "@/components/charts/first-rows";
import { FigureTable } from "@/components/charts/figure-table";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Holdings } from "@/lib/analyses/portfolio/holdings";
import type { MeanChange } from "@/lib/analyses/portfolio/summary";
import { wordAbsence, wordClear } from "@/lib/analyses/portfolio/wording";
import { scoreInterval } from "@/lib/statistics/score";

interface HoldingsFigureProps {
  holdings: Holdings;
  change: MeanChange | null;
  frame: FigureFrame;
  source: string;
}

const VERDICTS = { above: "Clearly above", below: "Clearly below", unclear: "No clear difference" } as const;

/** Every brand of the portfolio with its numbers; one without any says why. */
export function HoldingsFigure({ holdings, change, frame, source }: HoldingsFigureProps) {
  const points = new Map(change?.contributions.map((each) => [each.key, each.points]));
  const { scored, absent, year } = holdings;
  return (
    <FigureBlock
      {...frame}
      id="brands"
      isFolded
      title={`All ${formatNumber(scored.length + absent.length)} brands, ${year}`}
      unit="Score, 0–200, with its 95% interval; points from the market average; change since the previous study. Scroll to see more."
      source={source}
      table={null}
    >
      {scored.length > 0 ? (
        <FirstRows of={scored.length} what="brands">
          <FigureTable
            caption={`All brands of the portfolio, ${year}`}
            columns={[
              { label: "Brand" },
              { label: "Market" },
              { label: "Industry" },
              { label: "Position", numeric: true, digits: DECIMALS.count },
              { label: "Score", numeric: true, digits: DECIMALS.score },
              { label: "Low (95%)", numeric: true, digits: DECIMALS.score },
              { label: "High (95%)", numeric: true, digits: DECIMALS.score },
              { label: "n", numeric: true, digits: DECIMALS.count },
              { label: "From market", numeric: true, digits: DECIMALS.points },
              { label: "Compared with market" },
              { label: "Change", numeric: true, digits: DECIMALS.points },
              { label: "Clear change" },
              { label: "Of the average", numeric: true, digits: DECIMALS.exactPoints },
            ]}
            rows={scored.map((each) => [
              each.brand.name,
              each.market.name,
              each.industry.name,
              each.overall,
              each.score,
              scoreInterval(each.score, each.error).low,
              scoreInterval(each.score, each.error).high,
              each.n,
              each.ahead,
              VERDICTS[each.verdict],
              each.change?.points ?? null,
              wordClear(each.change),
              points.get(each.key) ?? null,
            ])}
          />
        </FirstRows>
      ) : null}
      {absent.length > 0 ? (
        <div className="mt-6">
          <h3 className="text-s-1 font-semibold">Without a score in {year}</h3>
          <ul className="mt-2 gap-x-8 md:columns-2">
            {absent.map((each) => (
              <li key={each.key} className="break-inside-avoid border-b border-rule py-1.5 text-s-1 leading-5">
                <span className="font-value wrap-anywhere">{each.brand.name}</span>, {each.market.name}
                <span className="block text-ink-2">{wordAbsence(each, year)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FigureBlock>
  );
}
