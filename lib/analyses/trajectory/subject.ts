import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/most-shown";
import { slotsOf } from "@/lib/rankings/histories/brand-slots";
import type { BrandHistory, IndustryDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { ForecastDataset } from "@/lib/analyses/predictions/dataset";
import { type Standing, type Subject, toSubject } from "@/lib/analyses/single-country/subject";

/** Rivals by default: the nearest by score. */
const NEAREST = 3;

/**
 * The brands shown: the requested ones in the industry; otherwise the one that the brand pages show first, with the
 * three nearest to it by score that have a forecast. The year is always the latest, where forecasts begin.
 */
export function chooseBrands(
  dataset: IndustryDataset,
  waves: readonly MarketWave[],
  forecasts: ForecastDataset,
  { brands, slots = [] }: Pick<AnalysisQuery, "brands"> & Partial<Pick<AnalysisQuery, "slots">>,
): Subject {
  const subject = toSubject(dataset, waves, {
    brands: brands.slice(0, MOST_SHOWN),
    slots: slots.slice(0, MOST_SHOWN),
    from: null,
    to: null,
  });
  const [focus] = subject.chosen;
  const isAsked = brands.length > subject.absent.length;
  if (isAsked || !focus) return subject;
  const chosen = [focus, ...nearestTo(focus, subject.standings, dataset.brands, forecasts)];
  return { ...subject, chosen, slots: slotsOf({ brands: chosen.map(({ slug }) => slug) }) };
}

/** The brands nearest to one by score in the latest wave, among those with a forecast. */
export function nearestTo(
  focus: BrandHistory,
  standings: readonly Standing[],
  brands: readonly BrandHistory[],
  forecasts: ForecastDataset,
): BrandHistory[] {
  const own = standings.find(({ brand }) => brand.slug === focus.slug)?.at.score ?? null;
  if (own === null) return [];
  const distance = ({ at }: Standing) => (at.score === null ? Infinity : Math.abs(at.score - own));
  return standings
    .filter(
      ({ brand, at }) =>
        brand.slug !== focus.slug && at.score !== null && forecasts.brands.some(({ slug }) => slug === brand.slug),
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .flatMap(({ brand }) => brands.find(({ slug }) => slug === brand.slug) ?? []);
}
