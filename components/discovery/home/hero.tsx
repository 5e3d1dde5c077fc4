import { BrandLookup } from "@/components/discovery/home/brand-lookup";
import { IndexRankings } from "@/components/discovery/home/index-rankings";
import { sayEvery, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { ReadyRanking } from "@/lib/rankings/view";
import { countInWords } from "@/lib/platform/words/sentences";

/** Positions whose brands are the examples of the search: from the public ten, not the first three. */
const EXAMPLES = [0, 3, 8];

function toLookupMarkets(rankings: readonly ReadyRanking[] | null, { markets }: ShownStudy) {
  if (rankings === null || rankings.length === 0)
    return markets.map(({ slug, name }) => ({ slug, name, examples: [] }));
  return rankings.map(({ market: { slug, name }, rows }) => ({
    slug,
    name,
    examples: EXAMPLES.flatMap((index) => rows[index]?.brand ?? []),
  }));
}

/** The study in a sentence, a search for one brand, and the beginning of a ranking. */
export function Hero({ rankings, study }: { rankings: readonly ReadyRanking[] | null; study: ShownStudy }) {
  return (
    <section className="wrap pt-3 pb-7 md:pt-6 md:pb-10 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-x-14 xl:grid-cols-[496px_minmax(0,1fr)] xl:gap-x-22">
      <div>
        <h1 className="text-s4 leading-[1.04] font-strong tracking-display text-balance max-sm:text-[clamp(1.875rem,9.3vw,2.25rem)] md:text-s5 xl:text-[3.5rem]">
          {study.headline}
        </h1>
        <p className="standfirst mt-3 text-s1 leading-[1.4] md:mt-5 md:measure-52 md:text-[1.3125rem]">
          {`${sayEvery(study)}, people in ${countInWords(study.markets.length)} countries say how sustainable they find the brands they know. Look up a brand, or read the ranking.`}
        </p>
        <BrandLookup markets={toLookupMarkets(rankings, study)} />
      </div>
      <IndexRankings rankings={rankings} year={study.rankingYear} className="mt-5.5 lg:mt-0" />
    </section>
  );
}
