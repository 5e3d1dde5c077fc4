import { Monogram } from "@/components/rankings/monogram";
import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { RankRangeFigure } from "@/components/hub/rank-range-figure";
import { StillMarketFigure } from "@/components/hub/still-market-figure";
import { TreelineFigure } from "@/components/hub/treeline-figure";
import { WorkedScoreFigure } from "@/components/hub/worked-score-figure";
import { RankingList } from "@/components/rankings/ranking-list";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { MovementCell, RankedBrand, ScoreCell } from "@/lib/rankings/ranking-row";
import type { MarketSummary, ReadyRanking } from "@/lib/rankings/view";

const MARKET: MarketSummary = {
  slug: "sweden",
  name: "Sweden",
  year: 2025,
  brandCount: 405,
  industryCount: 22,
  interviews: null,
  fieldwork: null,
  publishedAt: "2025-11-12T06:00:00Z",
  isSample: true,
  hasScores: true,
};

const LONG = "A name of three hundred letters that no one would give a brand ".repeat(5).slice(0, 300);

const known = (value: number): ScoreCell => ({ status: "known", value, standardError: 2.6, n: 1013 });

const ROWS: readonly (readonly [
  name: string,
  industry: string,
  low: number,
  high: number,
  score: ScoreCell,
  movement: MovementCell,
])[] = [
  ["Havremark", "Food", 1, 3, known(118.7), { status: "known", change: 2, clear: true }],
  ["Ängsala", "Drinks", 1, 5, known(113.2), { status: "known", change: -1, clear: false }],
  ["Kaldvik", "Energy", 2, 9, known(109.9), { status: "known", change: -6, clear: true }],
  [
    LONG,
    "Household goods and everything that goes with them",
    2,
    14,
    { status: "suppressed", n: 41 },
    { status: "new" },
  ],
  ["Tallmo", "Sport", 3, 20, { status: "locked" }, { status: "locked" }],
  ["3 Ekar", "Travel", 4, 28, { status: "unpublished" }, { status: "unpublished" }],
];

const VIEW: ReadyRanking = {
  status: "ready",
  market: MARKET,
  industry: null,
  year: 2025,
  total: 405,
  updatedAt: MARKET.publishedAt,
  isSample: true,
  beyond: 399,
  rows: ROWS.map(([name, industry, low, high, score, movement], index): RankedBrand => ({
    position: index + 1,
    brand: { slug: `specimen-${index}`, name },
    industry: { slug: "food", name: industry },
    range: { low, high, exact: false },
    score,
    movement,
  })),
};

/** The league table with every kind of cell, and the brands' marks. */
export function TableSection() {
  return (
    <DesignSection
      id="table"
      title="Ranking"
      note="Every kind of cell in one ranking: known, too few people asked, locked, not published. All brands are invented."
    >
      <div inert>
        <RankingList view={VIEW} />
      </div>
      <Specimen label="Monograms, made from the name alone" className="mt-8">
        <p className="flex flex-wrap gap-3">
          {["Havremark", "Ängsala", "Kaldvik", "3 Ekar", "Tallmo", "Vindrosa", "Mossbro", "B", "!!!"].map((name) => (
            <Monogram key={name} name={name} />
          ))}
        </p>
      </Specimen>
    </DesignSection>
  );
}

/** Figures that explain a method, in their frame. */
export function FigureSection({ study }: { study: ShownStudy }) {
  return (
    <DesignSection id="figures" title="Figures" note="Number or type, title, unit and base, drawing, how it was made.">
      <Specimens columns={2}>
        <RankRangeFigure />
        <StillMarketFigure />
      </Specimens>
      <div className="mt-12">
        <WorkedScoreFigure study={study} />
      </div>
      <div className="mt-12">
        <TreelineFigure study={study} />
      </div>
    </DesignSection>
  );
}
