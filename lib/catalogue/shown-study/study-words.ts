import { sayMarksShort } from "@/lib/catalogue/definition/mark-words";
import {
  dimensionsOf,
  groupsOf,
  marketOf,
  MODULES,
  type ShownStudy,
  weightedBy,
} from "@/lib/catalogue/shown-study/shown-study";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countInWords, joinNames } from "@/lib/platform/words/sentences";

// Texts that say what the study’s definition decides have a token there, such as {{base}}. It is filled where a text
// is shown or written, so that a study with other markets, another scale or other questions needs no other texts.

type Words = Readonly<Record<string, string>>;

/** What each token stands for in a study. */
export function toStudyWords(study: ShownStudy): Words {
  const { markets, scale, smallestBase, everyYears } = study;
  const marks = (scale.good.match(/\d+/g) ?? []).map(Number);
  const home = marketOf(study, study.defaultMarket) ?? markets[0];
  return {
    /** "Sweden, Norway and the Netherlands". */
    markets: joinNames(markets.map(({ name }) => inSentence(name))),
    "markets.or": orList.format(markets.map(({ name }) => inSentence(name))),
    /** "five", "Five", "Five markets are". */
    "markets.count": countInWords(markets.length),
    "markets.Count": asSentence(countInWords(markets.length)),
    "markets.Are": asSentence(markets.length === 1 ? "one market is" : `${countInWords(markets.length)} markets are`),
    /** The market shown first, and the one after it. */
    market: home?.name ?? "",
    "market.slug": home?.slug ?? "",
    "market.example": inSentence((markets.at(-2) ?? markets[0])?.name ?? ""),
    "market.other": markets.find(({ slug }) => slug !== home?.slug)?.name ?? home?.name ?? "",
    /** "1 to 5", and its ends. */
    scale: `${scale.min} to ${scale.max}`,
    "scale.min": String(scale.min),
    "scale.max": String(scale.max),
    /** The marks that count: "4 or 5", "4–5", "a 4 or a 5". */
    "scale.good": scale.good,
    "scale.short": sayMarksShort(marks),
    "scale.each": scale.good.replaceAll(/\d+/g, (mark) => (mark === "8" ? `an ${mark}` : `a ${mark}`)),
    "scale.and": scale.good.replace(" or ", " and "),
    "scale.least": String(Math.min(...marks)),
    /** The marks that count, each of which a step counts: "4s and 5s". */
    "scale.counted": joinNames(marks.map((mark) => `${mark}s`)),
    ...dimensionWords(study),
    /** "Ego, Moderate, Smart and Dedicated". */
    groups: joinNames(groupsOf(study)),
    /** The smallest number of people of whom results are shown. */
    base: String(smallestBase),
    /** How often a market is studied. */
    often: sayOften(everyYears),
    /** From one wave to the next, where a text is about neighbouring waves. */
    ...(everyYears === 1 ? YEARLY : BETWEEN_STUDIES),
    /** "age, sex and region", and with "by" before it where there is something. */
    weighted: joinNames(weightedBy(study)),
    "weighted.to": joinNames(weightedBy(study)) || "a population",
    "weighted.by": weightedBy(study).length > 0 ? ` by ${joinNames(weightedBy(study))}` : "",
  };
}

const YEARLY: Words = {
  "from.next": "from one year to the next",
  "last.wave": "last year",
  "previous.wave": "the previous year",
  "wave.change": "yearly change",
  "each.wave": "every year",
  "a.wave": "a year",
};
const BETWEEN_STUDIES: Words = {
  "from.next": "from one study to the next",
  "last.wave": "the last study",
  "previous.wave": "the previous study",
  "wave.change": "change",
  "each.wave": "in every study",
  "a.wave": "in each study",
};

/** What brands are rated on: "the environment", "Environment", "environment", "environmental work". */
function dimensionWords(study: ShownStudy): Words {
  const [first, second] = dimensionsOf(study);
  const noun = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const isUsual = study.dimensions === undefined;
  const short = isUsual ? "social" : noun(second.name);
  return {
    first: first.inSentence,
    First: asSentence(first.inSentence),
    "first.name": first.name,
    "first.noun": noun(first.name),
    "first.work": first.work,
    "First.work": asSentence(first.work),
    second: second.inSentence,
    Second: asSentence(second.inSentence),
    "second.name": second.name,
    "second.noun": noun(second.name),
    "second.work": second.work,
    "Second.work": asSentence(second.work),
    /** For labels with little room. */
    "second.short": short,
    "Second.short": asSentence(short),
    "does.well": isUsual ? "by the environment and by society" : `on ${first.inSentence} and on ${second.inSentence}`,
    /** What people are asked about each brand. */
    asked: isUsual
      ? "how well each brand looks after the environment and takes social responsibility"
      : `what people think of each brand’s ${first.work} and ${second.work}`,
    /** What a score is of. */
    "both.work": isUsual ? "environmental and social work" : `${first.work} and ${second.work}`,
  };
}

const orList = new Intl.ListFormat("en-GB", { type: "disjunction" });

function sayOften(everyYears: number): string {
  if (everyYears === 1) return "once a year";
  return everyYears === 2 ? "every second year" : `every ${countInWords(everyYears)} years`;
}

/** What a text can depend on: a part of the questionnaire, or how the study is made. */
export function toStudyFacts(study: ShownStudy): ReadonlySet<string> {
  const by = weightedBy(study);
  return new Set<string>([
    ...study.modules,
    ...(by.length > 0 ? ["raked"] : []),
    ...(by.includes("region") ? ["region"] : []),
    ...(study.priorities === "mentions" ? ["list"] : []),
    ...(study.dimensions === undefined ? ["usual"] : []),
  ]);
}

/** Every name that a text may ask about. */
export const FACT_NAMES: readonly string[] = [...MODULES, "raked", "region", "list", "usual"];

const TOKEN = /\{\{([\w.]+)\}\}/g;

/** A text with the study’s words in place of its tokens. What stands for nothing stays: people’s own texts have it. */
export function fillTokens(text: string, words: Words): string {
  return text.includes("{{") ? text.replaceAll(TOKEN, (token, name: string) => words[name] ?? token) : text;
}

export const fillText = (text: string, study: ShownStudy): string =>
  text.includes("{{") ? fillTokens(text, toStudyWords(study)) : text;

/** Anything made of texts, numbers, lists and records, with its texts filled. */
export function fillWords<Value>(value: Value, study: ShownStudy): Value {
  const words = toStudyWords(study);
  return mapTexts(value, (text) => fillTokens(text, words));
}

/** The same thing with each of its texts as `change` makes it; it is told the name of the field. */
export function mapTexts<Value>(value: Value, change: (text: string, field: string) => string, field = ""): Value {
  if (typeof value === "string") return change(value, field) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change, field)) as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const mapped = { ...value };
  for (const name of Object.keys(mapped) as (keyof Value & string)[])
    mapped[name] = mapTexts(mapped[name], change, name);
  return mapped;
}
