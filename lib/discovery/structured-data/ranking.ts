import type { Dataset, ItemList, PropertyValue, Thing } from "schema-dts";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { formatNumber } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { rankingHref } from "@/lib/rankings/search-params";
import type { MarketSummary, ReadyRanking } from "@/lib/rankings/view";
import { SITE } from "@/lib/platform/site/site";
import { toPublisher } from "@/lib/discovery/structured-data/publisher";

/** The open rows of a market in order: what every visitor sees on the page, with no number except the position. */
function toItemList({ market, rows, year }: ReadyRanking, id: string, origin: string): ItemList {
  return {
    "@type": "ItemList",
    "@id": id,
    name: `Top ${rows.length} of the official rankings ${year}, ${market.name}`,
    numberOfItems: rows.length,
    itemListOrder: "https://schema.org/ItemListOrderAscending",
    itemListElement: rows.map(({ position, brand }) => ({
      "@type": "ListItem",
      position,
      name: brand.name,
      url: new URL(brandHref(brand.slug), origin).href,
    })),
  };
}

function toVariables({ interviews, brandCount, hasScores }: MarketSummary): PropertyValue[] {
  return [
    {
      "@type": "PropertyValue",
      name: "Position",
      description: "Position of a brand among all brands ranked in the market.",
      minValue: 1,
      maxValue: brandCount,
    },
    ...(hasScores
      ? [
          {
            "@type": "PropertyValue",
            name: "Rank range",
            description: "Positions a brand could hold, with at least 95% confidence for all brands at once.",
          } as const,
        ]
      : []),
    ...(interviews === null
      ? []
      : [{ "@type": "PropertyValue", name: "Sample size", value: interviews, unitText: "interviews" } as const]),
  ];
}

/** The study of a market as a dataset. It has no download: visitors without an account can only read the page. */
function toDataset(market: MarketSummary, origin: string): Dataset {
  const url = new URL(rankingHref({ market: market.slug }), origin).href;
  const { name, year, interviews, fieldwork, brandCount, industryCount, isSample } = market;
  const base = interviews === null ? "" : ` from ${formatNumber(interviews)} interviews`;
  return {
    "@type": "Dataset",
    "@id": `${url}#dataset`,
    url,
    name: `${SITE.name} brand study ${year}, ${name}`,
    description: `How sustainable people in ${inSentence(name)} say the brands they know are: positions of ${formatNumber(brandCount)} brands in ${industryCount} industries${base}. Anyone can see the top 10.${isSample ? " Sample data: all brands and figures are invented." : ""}`,
    creator: toPublisher(origin),
    publisher: toPublisher(origin),
    license: new URL("/ranking-guidelines", origin).href,
    isAccessibleForFree: true,
    inLanguage: "en",
    keywords: [...SITE.keywords, name],
    variableMeasured: toVariables(market),
    measurementTechnique: "Representative survey of the public, weighted to the population of the market",
    size: { "@type": "QuantitativeValue", value: brandCount, unitText: "brands" },
    temporalCoverage: fieldwork ? `${fieldwork.from}/${fieldwork.to}` : String(year),
    spatialCoverage: { "@type": "Country", name },
    dateModified: market.publishedAt,
    includedInDataCatalog: {
      "@type": "DataCatalog",
      name: `${SITE.name} official rankings`,
      url: new URL("/rankings", origin).href,
    },
  };
}

/** The content of an open ranking's page: its list and the study behind it. */
export function toRankingThings(view: ReadyRanking, path: string, origin: string): Thing[] {
  return [toItemList(view, `${new URL(path, origin).href}#ranking`, origin), toDataset(view.market, origin)];
}
