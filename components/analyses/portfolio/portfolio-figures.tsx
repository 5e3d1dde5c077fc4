import { Choice } from "@/components/charts/choice";
import type { FigureFrame } from "@/components/charts/figure-block";
import { Later } from "@/components/charts/later";
import { formatMonths } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";
import type { MarketWave } from "@/lib/rankings/histories/dataset";
import type { Holdings } from "@/lib/analyses/portfolio/holdings";
import { toMatrix, type MeanChange, type Summary } from "@/lib/analyses/portfolio/summary";
import { PORTFOLIO_VIEWS, type PortfolioView } from "@/lib/analyses/portfolio/search-params";
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
  shown: PortfolioView;
  onShow: (view: PortfolioView) => void;
}

/** IDs of the figure that is the first in each view. */
export const LEADS: Record<PortfolioView, string> = { change: "matrix", standing: "extremes" };

const NAMES: Record<PortfolioView, string> = { change: "Standing and change", standing: "Standing" };

/** The figures of a portfolio that has scores. */
export function PortfolioFigures({ holdings, summary, change, waves, frame, shown, onShow }: PortfolioFiguresProps) {
  const { year, scored } = holdings;
  const markets = [...new Set(scored.map(({ market }) => market.name))];
  const isSeveralMarkets = markets.length > 1;
  const source = `Source: ${SITE.name} ${year}, ${joinNames(markets)}.`;
  const [wave] = waves.filter((each) => each.year === year && each.market === scored[0]?.market.slug);
  const fieldwork =
    !isSeveralMarkets && wave?.fieldwork ? ` Fieldwork ${formatMonths(wave.fieldwork.from, wave.fieldwork.to)}.` : "";
  const since = wordSince(holdings);
  const tools = (
    <Choice
      isBare
      label="View"
      options={PORTFOLIO_VIEWS.map((value) => ({ value, label: NAMES[value] }))}
      value={shown}
      onChange={onShow}
    />
  );
  const figures = {
    change: (
      <MatrixFigure
        matrix={toMatrix(holdings)}
        contributions={change?.contributions ?? []}
        years={since}
        year={year}
        isSeveralMarkets={isSeveralMarkets}
        frame={frame}
        source={source}
        tools={shown === "change" ? tools : undefined}
      >
        {change ? <ContributionFigure change={change} years={since} isSeveralMarkets={isSeveralMarkets} /> : null}
      </MatrixFigure>
    ),
    standing: (
      <ExtremesFigure
        scored={scored}
        isSeveralMarkets={isSeveralMarkets}
        frame={frame}
        source={source}
        tools={shown === "standing" ? tools : undefined}
      />
    ),
  };
  return (
    <>
      {figures[shown]}
      <Later>
        <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-7-5">
          <ShareFigure summary={summary} frame={frame} source={source + fieldwork} />
          <ConcentrationFigure summary={summary} frame={frame} source={source} />
        </div>
        {figures[shown === "change" ? "standing" : "change"]}
        <HoldingsFigure holdings={holdings} change={change} frame={frame} source={source + fieldwork} />
      </Later>
    </>
  );
}
