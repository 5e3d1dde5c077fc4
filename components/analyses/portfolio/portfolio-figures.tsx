import type { FigureFrame } from "@/components/charts/figure-block";
import { Later } from "@/components/charts/later";
import { formatMonths } from "@/lib/platform/words/format";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import type { Holdings } from "@/lib/analyses/portfolio/holdings";
import { toMatrix, type MeanChange, type Summary } from "@/lib/analyses/portfolio/summary";
import { wordSince } from "@/lib/analyses/portfolio/wording";
import { SITE } from "@/lib/platform/site/site";
import { ConcentrationFigure } from "./concentration-figure";
import { ContributionFigure } from "./contribution-figure";
import { ExtremesFigure } from "./extremes-figure";
import { HoldingsFigure } from "./holdings-figure";
import { MatrixFigure } from "./matrix-figure";
import { ShareFigure } from "./share-figure";

interface PortfolioFiguresProps {
  holdings: Holdings;
  summary: Summary;
  change: MeanChange | null;
  waves: readonly MarketWave[];
  frame: FigureFrame;
}

/** The figures of a portfolio that has scores. */
export function PortfolioFigures({ holdings, summary, change, waves, frame }: PortfolioFiguresProps) {
  const { year, scored } = holdings;
  const markets = [...new Set(scored.map(({ market }) => market.name))];
  const isSeveralMarkets = markets.length > 1;
  const source = `Source: ${SITE.name} ${year}, ${markets.join(", ")}.`;
  const [wave] = waves.filter((each) => each.year === year && each.market === scored[0]?.market.slug);
  const fieldwork =
    !isSeveralMarkets && wave?.fieldwork ? ` Fieldwork ${formatMonths(wave.fieldwork.from, wave.fieldwork.to)}.` : "";
  const since = wordSince(holdings);
  return (
    <>
      <MatrixFigure
        matrix={toMatrix(holdings)}
        contributions={change?.contributions ?? []}
        years={since}
        year={year}
        isSeveralMarkets={isSeveralMarkets}
        frame={frame}
        source={source}
      >
        {change ? <ContributionFigure change={change} years={since} isSeveralMarkets={isSeveralMarkets} /> : null}
      </MatrixFigure>
      <Later>
        <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-7-5">
          <ShareFigure summary={summary} frame={frame} source={source + fieldwork} />
          <ConcentrationFigure summary={summary} frame={frame} source={source} />
        </div>
        <ExtremesFigure scored={scored} isSeveralMarkets={isSeveralMarkets} frame={frame} source={source} />
        <HoldingsFigure holdings={holdings} change={change} frame={frame} source={source + fieldwork} />
      </Later>
    </>
  );
}
