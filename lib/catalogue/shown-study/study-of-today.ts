import { MARKETS, peopleOf, spellingsOf } from "@/lib/catalogue/markets/market";
import { MODULES, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { SITE } from "@/lib/platform/site/site";

// Apart from what reads a study: the browser is told the published one and never needs this.

/** The study of today: what is shown where nothing is published, or no definition is named. */
export const STUDY_OF_TODAY: ShownStudy = {
  markets: MARKETS.map((market) => ({ ...market, spellings: spellingsOf(market.slug), people: peopleOf(market.slug) })),
  defaultMarket: MARKETS[0]?.slug ?? "",
  rankingYear: SITE.rankingYear,
  everyYears: 1,
  headline: SITE.headline,
  description: SITE.description,
  claims: {
    brands: SITE.claims.brands,
    interviews: SITE.claims.interviews,
    assessments: SITE.claims.assessments,
    years: SITE.claims.years,
    countries: { figure: String(SITE.claims.nordicCountries), of: "Nordic countries" },
  },
  smallestBase: 50,
  scale: { min: 1, max: 5, good: "4 or 5" },
  modules: MODULES,
};
