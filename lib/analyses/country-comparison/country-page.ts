import type { Named } from "@/lib/catalogue/names/named";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import { packBrandDataset, type PackedDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves, type PackedWaves } from "@/lib/rankings/histories/packed-waves";

/** The data of both pages across markets. */
export interface CountryPage {
  /** With defaults filled in. */
  initial: AnalysisQuery;
  first: { slugs: readonly string[]; dataset: BrandDataset };
  /** Requested brands that are ranked in any market. */
  names: Named[];
  markets: Named[];
  waves: MarketWave[];
}

/** The same as sent with a page. */
export interface PackedCountryPage extends Omit<CountryPage, "first" | "waves"> {
  first: { slugs: readonly string[]; dataset: PackedDataset };
  waves: PackedWaves;
}

/** Figures as text; the component unpacks them where it reads them. */
export const packCountryPage = ({ first, waves, ...page }: CountryPage): PackedCountryPage => ({
  ...page,
  first: { ...first, dataset: packBrandDataset(first.dataset) },
  waves: packWaves(waves),
});
