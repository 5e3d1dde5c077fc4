import { SAMPLE_MARKETS, type SampleMarketSlug } from "@/lib/study/sample/sample-markets";
import { createRandom } from "@/lib/statistics/random";
import { AVOIDED_NAMES, KNOWN_BRANDS, TAKEN_NAMES } from "@/lib/study/sample/known-brands";
import { NameIndex } from "@/lib/study/sample/name-index";
import { INDUSTRY_WORDS, NAME_PARTS } from "@/lib/study/sample/name-parts";

/** Generates unique invented brand names in a market's language, for an industry. */
export type BrandNamer = (market: SampleMarketSlug, industrySlug: string) => string;

/** Shares of names with a word of their industry ("… Kraft") or of a family ("… & Dotter"). */
const WITH_INDUSTRY = 0.3;
const WITH_FAMILY = 0.05;

/** A generator that gives the same names in the same order for the same seed. */
export function createBrandNamer(seed: string): BrandNamer {
  const given = new NameIndex();
  for (const name of [...TAKEN_NAMES, ...AVOIDED_NAMES]) given.add(name);
  for (const [name] of KNOWN_BRANDS) given.add(coreOf(name));
  const queues = new Map(SAMPLE_MARKETS.map(({ slug }) => [slug, candidates(seed, slug).values()]));
  const random = createRandom(`${seed}/name forms`);

  return (market, industrySlug) => {
    const core = nextUnlike(queues.get(market), given, market);
    const marketIndex = SAMPLE_MARKETS.findIndex(({ slug }) => slug === market);
    const word = INDUSTRY_WORDS[industrySlug]?.[marketIndex];
    const draw = random.uniform();
    if (word && draw < WITH_INDUSTRY) return `${core} ${word}`;
    if (draw > 1 - WITH_FAMILY) return `${core} & ${random.pick(NAME_PARTS[market].families)}`;
    return core;
  };
}

function nextUnlike(queue: Iterator<string> | undefined, given: NameIndex, market: string): string {
  for (let next = queue?.next(); next && !next.done; next = queue?.next()) {
    if (given.resembles(next.value)) continue;
    given.add(next.value);
    return next.value;
  }
  throw new Error(`the parts of ${market}'s names are used up`);
}

function candidates(seed: string, market: SampleMarketSlug): string[] {
  const { firsts, seconds } = NAME_PARTS[market];
  const pairs = firsts.flatMap((first) => seconds.map((second) => first + second));
  return createRandom(`${seed}/names/${market}`).shuffle(pairs.filter(isPronounceable));
}

/** No letter three times in a row, no overlong names, no doubled parts ("Skogskog"). */
function isPronounceable(name: string): boolean {
  const letters = name.toLowerCase();
  return name.length <= 15 && !/(.)\1\1/u.test(letters) && !/(.{3,})\1/u.test(letters);
}

/** The distinctive part of a name: without words of industry or family. */
function coreOf(name: string): string {
  return name.split(" ")[0] ?? name;
}
