import type { SectionBook, WaveBook } from "@/lib/analyses/consumers/dataset";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import type { ConsumerPlace } from "@/lib/analyses/consumers/selection";
import { keyOfPopulation, type Population } from "@/lib/analyses/consumers/population";
import type { ComparedPopulation } from "@/lib/analyses/consumers/search-params";
import type { ConsumerPage } from "@/lib/analyses/consumers/section";
import type { ConsumerSection } from "@/lib/study/consumer";

/** One book a page is drawn from. */
export type BookNeed =
  | { kind: "section"; section: ConsumerSection; population: Population }
  | { kind: "wave"; section: ConsumerSection; market: string; year: number };

/** Books by the key of what was asked for. */
export type Books = Readonly<Record<string, SectionBook | WaveBook>>;

/** One text for equal needs. */
export function keyOfNeed(need: BookNeed): string {
  return need.kind === "section"
    ? `${need.section}:${keyOfPopulation(need.population)}`
    : `${need.section}@${need.market}:${need.year}`;
}

/** Every book that a page needs for what it shows, each once. */
export function toBookNeeds(page: ConsumerPage, place: ConsumerPlace, compared: ComparedPopulation | null): BookNeed[] {
  const { main, sections, wave, firstWave } = PAGE_NEEDS[page];
  const whole = (section: ConsumerSection, market: string, year: number): BookNeed => ({
    kind: "wave",
    section,
    market,
    year,
  });
  const needs: BookNeed[] = [
    ...sections.map((section): BookNeed => ({ kind: "section", section, population: place.population })),
    ...[main, ...wave].map((section) => whole(section, place.market.slug, place.year)),
    ...firstWave.map((section) => whole(section, place.market.slug, place.from)),
    ...(compared ? [whole(main, compared.market, compared.year)] : []),
  ];
  return [...new Map(needs.map((need) => [keyOfNeed(need), need])).values()];
}

/** The books of what a page shows, by what they are of; without readings where one has not come. */
export interface PlacedBooks {
  /** The chosen population in every market and year of the reader's, whatever years are chosen. */
  section: (section: ConsumerSection) => SectionBook;
  /** Every population of one wave; the wave shown unless another is named. */
  wave: (section: ConsumerSection, year?: number, market?: string) => WaveBook;
}

export function toPlacedBooks(books: Books, { market, year: shown, population }: ConsumerPlace): PlacedBooks {
  return {
    section: (section) => {
      const book = books[keyOfNeed({ kind: "section", section, population })];
      return book && "population" in book ? book : { section, population, readings: [] };
    },
    wave: (section, year = shown, slug = market.slug) => {
      const book = books[keyOfNeed({ kind: "wave", section, market: slug, year })];
      return book && "year" in book ? book : { section, market: slug, year, readings: [] };
    },
  };
}
