import "server-only";
import type { Reader } from "@/lib/access/reader";
import { completeQuery, SHOWN_BRANDS } from "@/lib/analyses/country-comparison/choice";
import { toComparison } from "@/lib/analyses/country-comparison/comparison";
import { toCsvTable } from "@/lib/analyses/country-comparison/csv-table";
import { toCountryComparisonDocument } from "@/lib/analyses/country-comparison/document";
import { toShownMeasure } from "@/lib/analyses/country-comparison/measure";
import { toMultiCountry } from "@/lib/analyses/country-comparison/multi-country";
import { toMultiCountryDocument } from "@/lib/analyses/country-comparison/multi-country-document";
import type { CountryPage } from "@/lib/analyses/country-comparison/country-page";
import { toYears } from "@/lib/analyses/country-comparison/series";
import { type Shown, isSampled } from "@/lib/charts/shown";
import { shortName } from "@/lib/platform/words/shorten";
import type { ChartDocument } from "@/lib/charts/document";
import { DataError } from "@/lib/platform/database/data-error";
import { type AnalysisQuery, parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import type { BrandHistory } from "@/lib/rankings/histories/dataset";
import { slotsOf } from "@/lib/rankings/histories/brand-slots";
import { loadBrandDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";

type CountryFigure = keyof typeof SHOWN_BRANDS;
type Params = Parameters<typeof parseAnalysisQuery>[0];

/** A page's first brands in the reader's years; null if the database did not respond in time. */
export async function loadCountryPage(
  figure: CountryFigure,
  reader: Reader,
  params: Params,
): Promise<CountryPage | null> {
  return answerInTime(readCountryPage(figure, reader, parseAnalysisQuery(params, SHOWN_BRANDS[figure].most)));
}

async function readCountryPage(figure: CountryFigure, reader: Reader, asked: AnalysisQuery): Promise<CountryPage> {
  const [{ brands }, markets, waves] = await Promise.all([loadNames(), loadMarkets(), loadMarketWaves(reader)]);
  const initial = completeQuery(asked, brands, toYears(waves), SHOWN_BRANDS[figure]);
  const dataset = await loadBrandDataset(reader, initial.brands);
  const names = brands.filter(({ slug }) => initial.brands.includes(slug)).map(({ slug, name }) => ({ slug, name }));
  return {
    initial,
    first: { slugs: initial.brands, dataset },
    names,
    markets: markets.map(({ slug, name }) => ({ slug, name })),
    waves,
  };
}

function toOneBrand(
  [brand]: readonly BrandHistory[],
  { initial: { from, to, scale }, markets, waves }: CountryPage,
): ChartDocument | null {
  if (!brand) return null;
  const measure = toShownMeasure(scale);
  const view = toMultiCountry({ brand, name: shortName(brand.name), markets, waves, from, to, measure });
  return toMultiCountryDocument({ view, brand, markets, waves, measure });
}

function toSeveral(brands: readonly BrandHistory[], { initial, markets, waves }: CountryPage): ChartDocument {
  const { from, to, scale } = initial;
  const measure = toShownMeasure(scale);
  const compared = brands.map((history) => ({
    slug: history.slug,
    name: history.name,
    history,
    shortName: shortName(history.name),
  }));
  return toCountryComparisonDocument({
    view: toComparison({ brands: compared, markets, waves, from, to, measure }),
    brands,
    slots: slotsOf(initial),
    markets,
    waves,
    measure,
  });
}

const readCountries =
  (figure: CountryFigure) =>
  async (reader: Reader, params: URLSearchParams): Promise<Shown | null> => {
    const page = await loadCountryPage(figure, reader, params);
    // A timeout is not an empty result.
    if (!page) throw new DataError("unreachable", figure, "no answer in time");
    if (page.first.dataset.brands.length === 0) return null;
    const { initial, first, markets, waves } = page;
    // In the order chosen, as on the page.
    const brands = initial.brands.flatMap((slug) => first.dataset.brands.find((brand) => brand.slug === slug) ?? []);
    const toDocument = () => (figure === "multi-country" ? toOneBrand(brands, page) : toSeveral(brands, page));
    return {
      table: toCsvTable({ figure, brands, markets, waves, years: toYears(waves, initial.from, initial.to) }),
      isSample: isSampled(waves),
      toDocument,
    };
  };

export const readMultiCountry = readCountries("multi-country");
export const readCountryComparison = readCountries("country-comparison");
