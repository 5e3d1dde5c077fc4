import { toAxes } from "@/lib/analyses/consumers/find-figure";
import type { WaveDataset } from "@/lib/analyses/consumers/dataset";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { ALL } from "@/lib/analyses/consumers/population";
import { type PeopleWords, sayAged, saySex } from "@/lib/analyses/consumers/population-words";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import type { Named } from "@/lib/catalogue/names/named";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface Suggestion {
  label: string;
  population: ComparedPopulation;
}

/** Whom one may want to compare with first: the same people earlier, elsewhere, the other sex, another age. At most four. */
export function suggestComparisons(
  selection: ConsumerSelection,
  wave: WaveDataset,
  markets: readonly Named[],
  words: PeopleWords,
): Suggestion[] {
  const here: ComparedPopulation = { ...selection.population, market: selection.market.slug, year: selection.year };
  const { ages, sexes } = toAxes(wave, words);
  const earlier =
    selection.from < selection.year
      ? selection.from
      : selection.allYears.filter((year) => year < selection.year).at(-1);
  const elsewhere = markets.find(({ slug }) => slug !== selection.market.slug);
  const otherSex = sexes.find((sex) => sex !== here.sex);
  const otherAge = here.age === ALL ? ages[0] : ages.find((age) => age !== here.age);
  return [
    ...(earlier === undefined ? [] : [{ label: `Same people, ${earlier}`, population: { ...here, year: earlier } }]),
    ...(elsewhere
      ? [
          {
            label: `Same people, ${inSentence(elsewhere.name)}`,
            population: { ...here, market: elsewhere.slug },
          },
        ]
      : []),
    ...(otherSex === undefined ? [] : [{ label: saySex(words, otherSex), population: { ...here, sex: otherSex } }]),
    ...(otherAge === undefined ? [] : [{ label: sayAged(words, otherAge), population: { ...here, age: otherAge } }]),
  ];
}
