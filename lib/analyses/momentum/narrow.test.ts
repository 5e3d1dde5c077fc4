import { describe, expect, it } from "vitest";
import { NOTHING_ASKED } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory, BrandYear, MarketWave } from "@/lib/rankings/histories/dataset";
import { packMarketDataset, unpackMarketDataset } from "@/lib/rankings/histories/packed-dataset";
import { toCsvTable } from "@/lib/analyses/momentum/csv-table";
import { toMomentumDocument } from "@/lib/analyses/momentum/document";
import { narrowToChosen } from "@/lib/analyses/momentum/narrow";
import { toDrawn, toMomentumView } from "@/lib/analyses/momentum/view";
import { wordClaim } from "@/lib/analyses/momentum/words";

const FOOD = { slug: "food", name: "Food" };
const BANKS = { slug: "banks", name: "Banks" };
const SWEDEN = { slug: "sweden", name: "Sweden" };
const year = (over: Partial<BrandYear>): BrandYear => ({
  market: "sweden",
  year: 2025,
  industry: FOOD,
  overall: 1,
  inIndustry: 1,
  rankLow: 1,
  rankHigh: 9,
  score: 80,
  error: 2,
  n: 900,
  nEff: 800,
  environment: null,
  social: null,
  both: null,
  z: 0,
  index: 100,
  change: null,
  ...over,
});
const wave = (at: number): MarketWave => ({
  market: "sweden",
  year: at,
  interviews: 1_000,
  fieldwork: null,
  brandCount: 3,
  hasScores: true,
  isSample: true,
  mean: 80,
  deviation: 10,
  compared: null,
  real: null,
});
const WAVES = [wave(2023), wave(2024), wave(2025)];
const brand = (name: string, scores: (number | null)[], industry = FOOD, positions = [1, 1, 1]): BrandHistory => ({
  slug: name.toLowerCase(),
  name,
  years: scores.map((score, index) => {
    const before = scores[index - 1];
    const points = score !== null && before !== null && before !== undefined ? score - before : null;
    const change =
      points === null
        ? null
        : {
            since: 2022 + index,
            points,
            error: 2.8,
            clear: Math.abs(points) > 9,
            momentum: { points: points * 0.7, error: 2 },
          };
    return year({
      year: 2023 + index,
      score,
      error: score === null ? null : 2,
      n: score === null ? 39 : 900,
      industry,
      overall: score === null ? null : (positions[index] ?? 1),
      change,
    });
  }),
});

describe("shared momentum", () => {
  const dataset = {
    market: "sweden",
    brands: [
      brand("Alba", [80, 82, 90]),
      brand("Birk", [80, 81, 70]),
      brand("Cirrus", [80, 90, 80], BANKS),
      brand("Dune", [80, 70, 85], BANKS),
    ],
  };

  it("the momentum page shows the same with the figures it is sent as with all figures", () => {
    const sent = unpackMarketDataset(packMarketDataset(toDrawn(dataset, 2025)));
    const [view, whole] = [sent, dataset].map((each) =>
      toMomentumView({ dataset: each, waves: WAVES, query: NOTHING_ASKED, market: SWEDEN }),
    );
    if (!view || !whole) throw new Error("There is a view.");
    const tell = (found: typeof view) => [toCsvTable(found), wordClaim(found), toMomentumDocument(found)];
    expect(view.turning).toHaveLength(4);
    expect(tell(view)).toEqual(tell(whole));
  });

  const shared = (asked: { brands?: string[]; industry?: string }) => {
    const view = toMomentumView({ dataset, waves: WAVES, query: { ...NOTHING_ASKED, ...asked }, market: SWEDEN });
    if (!view) throw new Error("There is a view.");
    return JSON.stringify(toMomentumDocument(narrowToChosen(view)));
  };

  it("industries that the sentences of a file name are drawn however many there are", () => {
    const view = toMomentumView({ dataset, waves: WAVES, query: NOTHING_ASKED, market: SWEDEN });
    if (!view) throw new Error("There is a view.");
    const [first] = view.byIndustry;
    if (!first) throw new Error("There is an industry.");
    const byIndustry = [first, ...Array.from({ length: 24 }, (_, at) => ({ ...first, clear: at === 23 }))];
    const picture = toMomentumDocument({ ...view, byIndustry }).pictures.find(({ title }) => /^Industries/.test(title));
    const rows = picture?.kind === "intervals" ? picture.rows : [];
    expect(rows.map(({ isSaid }) => isSaid === true)).toEqual(byIndustry.map(({ clear }) => clear));
  });

  it("shared momentum names only the selected brands", () => {
    const document = shared({ brands: ["birk"] });
    expect(document).toContain("Birk");
    expect(document).not.toMatch(/Alba|Cirrus|Dune|Banks/);
  });

  it("shared momentum names the selected industry, and no brands outside it", () => {
    const document = shared({ industry: "banks" });
    expect(document).toMatch(/Cirrus.*Dune|Dune.*Cirrus/);
    expect(document).not.toMatch(/Alba|Birk|Food/);
  });
});
