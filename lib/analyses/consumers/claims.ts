import type { AgedItem, ChangedItem, YearStep } from "@/lib/analyses/consumers/awareness-view";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import type { TopicRow } from "@/lib/analyses/consumers/topics-view";
import { firstToFit } from "@/lib/platform/words/title-room";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, joinNames, numberOf } from "@/lib/platform/words/sentences";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** A section's headline and the facts behind it. Only tested differences are mentioned. */
interface SectionClaim {
  claim: string;
  standfirst: string;
}

/** `people in Sweden`, `women aged 18–29 in the Netherlands`. */
function sayWhere({ population, market }: ConsumerSelection, asked: Questionnaire): string {
  return `${sayPeople(asked, population)} in ${inSentence(market.name)}`;
}

const percent = (value: number) => `${formatNumber(value * 100, DECIMALS.percent)}%`;
const points = (difference: number) => formatSigned(difference * 100);
const isReal = ({ change }: { change: { isClear: boolean } | null }) => change?.isClear === true;

const tooFew = (selection: ConsumerSelection, asked: Questionnaire): SectionClaim => ({
  claim: firstToFit([
    `Too few ${sayWhere(selection, asked)} were asked to show results`,
    "Too few people to show results",
  ]),
  standfirst: `We need at least ${formatNumber(asked.smallestBase)} people to show a result. Choose a larger group.`,
});

/** The results on the terms and their changes since the first year. */
export function toAwarenessClaim(
  items: readonly ChangedItem[],
  aged: readonly AgedItem[],
  selection: ConsumerSelection,
  asked: Questionnaire,
): SectionClaim {
  const words = items.filter(({ key }) => key !== asked.talk?.key);
  const known = words.filter(({ now }) => now.value !== null);
  if (words.length === 0 && items.some(({ now }) => now.value !== null))
    return {
      claim: firstToFit([
        `How many ${sayWhere(selection, asked)} talk about sustainability`,
        "How many people talk about sustainability",
      ]),
      standfirst: sayTalk(items, selection, asked),
    };
  if (known.length === 0) return tooFew(selection, asked);
  const [surest] = words
    .filter(isReal)
    .toSorted((a, b) => Math.abs(b.change?.difference ?? 0) - Math.abs(a.change?.difference ?? 0));
  return {
    claim: toAwarenessHeadline(surest, known, selection, asked),
    standfirst: [sayLevels(surest, selection), sayTalk(items, selection, asked), sayAges(aged)]
      .filter(Boolean)
      .join(" "),
  };
}

function toAwarenessHeadline(
  surest: ChangedItem | undefined,
  known: readonly ChangedItem[],
  selection: ConsumerSelection,
  asked: Questionnaire,
): string {
  const where = sayWhere(selection, asked);
  const who = sayPeople(asked, selection.population);
  if (surest?.change) {
    const more = surest.change.difference > 0 ? "More" : "Fewer";
    const known = `know ${inQuotes(surest.text)} than in ${selection.from}`;
    return firstToFit([`${more} ${where} ${known}`, `${more} ${who} ${known}`, `${more} ${known}`]);
  }
  if (selection.from === selection.year) {
    const terms = `understand ${countInWords(known.length)} terms`;
    return firstToFit([`How ${where} ${terms}`, `How ${who} ${terms}`, `How people ${terms}`]);
  }
  const none = `No clear change since ${selection.from} in`;
  return firstToFit([
    `${none} the terms ${where} know`,
    `${none} the terms ${who} know`,
    `${none} the terms people know`,
  ]);
}

const inQuotes = (text: string) => `“${text.charAt(0).toLowerCase()}${text.slice(1)}”`;

function sayLevels(surest: ChangedItem | undefined, { from, year }: ConsumerSelection): string {
  if (!surest?.change || surest.now.value === null || surest.before.value === null) return "";
  return `In ${year}, ${percent(surest.now.value)} said they know what it means, compared with ${percent(surest.before.value)} in ${from}.`;
}

function sayTalk(items: readonly ChangedItem[], { from }: ConsumerSelection, asked: Questionnaire): string {
  const talk = items.find(({ key }) => key === asked.talk?.key);
  if (!talk || talk.now.value === null) return "";
  const since = !talk.change
    ? ""
    : talk.change.isClear
      ? `, ${points(talk.change.difference)} points since ${from}`
      : `, with no clear change since ${from}`;
  return `${percent(talk.now.value)} ${asTopic(talk.text)}${since}.`;
}

function sayAges(aged: readonly AgedItem[]): string {
  const judged = aged.filter(({ gap }) => gap !== null);
  const real = judged.filter(({ gap }) => gap?.isClear);
  if (judged.length === 0) return "";
  if (real.length === 0) return "The youngest and the oldest show no clear difference.";
  return `The youngest and the oldest differ clearly on ${real.length === judged.length ? `all ${countInWords(judged.length)} of these` : `${countInWords(real.length)} of these ${countInWords(judged.length)}`}.`;
}

/** The changes of one word between waves, in a sentence or two; the study’s words are still to be filled in. */
export function saySteps(
  item: ChangedItem,
  steps: readonly YearStep[],
  { from, year, market }: ConsumerSelection,
  asked: Questionnaire,
): string {
  const judged = steps.filter(({ change }) => change !== null);
  if (judged.length === 0) return "";
  const whole = item.change
    ? `In ${inSentence(market.name)} since ${from}: ${points(item.change.difference)} points, ${item.change.isClear ? "a clear change" : "no clear change"} (tested together with the other terms${asked.talk ? " and with talking about sustainability" : ""}).`
    : `There is no result to compare for ${from} or ${year}.`;
  const real = judged.filter(isReal);
  const list = joinNames(real.map(({ to, change }) => `${to} (${points(change?.difference ?? 0)})`));
  const each =
    judged.length === 1
      ? ""
      : real.length === 0
        ? ` No change {{from.next}} is clear.`
        : ` ${asSentence(countInWords(real.length))} of ${countInWords(judged.length)} changes {{from.next}} ${agree(real.length, "is", "are")} clear: ${list}.`;
  return whole + each;
}

/** `Three of the eleven other topics also differ`; `All eleven other topics also differ`. */
const othersApart = (some: number, all: number) =>
  some === all && all > 1
    ? `All ${countInWords(all)} other topics also differ`
    : `${asSentence(countInWords(some))} of the ${countInWords(all)} other topics also ${agree(some, "differs", "differ")}`;

/** The results on the topics of the markets for the selected one. */
export function toTopicsClaim(
  rows: readonly TopicRow[],
  items: readonly ChangedItem[],
  selection: ConsumerSelection,
  markets: readonly Named[],
  asked: Questionnaire,
): SectionClaim {
  const own = rows.map((row) => ({ ...row, cell: row.cells.find(({ column }) => column === selection.market.slug) }));
  if (own.every(({ cell }) => cell?.figure.value == null)) return tooFew(selection, asked);
  const apart = own
    .flatMap(({ text, cell }) => (cell?.change?.isClear ? [{ text, difference: cell.change.difference }] : []))
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const [furthest] = apart;
  const cells = rows.flatMap((row) => row.cells).filter(({ change }) => change !== null);
  const real = cells.filter(isReal).length;
  return {
    claim: furthest
      ? toFurthestHeadline(furthest, selection, asked)
      : toTopicsHeadline(sayWhere(selection, asked), sayPeople(asked, selection.population), markets.length),
    standfirst: [
      furthest
        ? `The share is ${formatNumber(100 * Math.abs(furthest.difference), DECIMALS.points)} points ${furthest.difference > 0 ? "above" : "below"} the average of the markets in ${selection.year}${apart.length > 1 ? `. ${othersApart(apart.length - 1, rows.length - 1)} clearly from the average` : ""}.`
        : "",
      cells.length > 0
        ? `In all markets together, ${formatNumber(real)} of ${numberOf(cells.length, "difference")} from the average ${agree(real, "is", "are")} clear.`
        : "",
      saySince(items, selection),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const asTopic = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function toFurthestHeadline(
  { text, difference }: { text: string; difference: number },
  selection: ConsumerSelection,
  asked: Questionnaire,
): string {
  const amount = difference > 0 ? "more" : "less";
  const topic = asTopic(text);
  return firstToFit([
    `${asSentence(sayWhere(selection, asked))} talk ${amount} than average about ${topic}`,
    `${asSentence(sayPeople(asked, selection.population))} talk ${amount} than average about ${topic}`,
    `${asSentence(amount)} talk than average about ${topic}`,
    `${text}: ${difference > 0 ? "above" : "below"} average`,
  ]);
}

function toTopicsHeadline(where: string, who: string, count: number): string {
  return count < 2
    ? firstToFit([`What ${where} talk about`, `What ${who} talk about`, "What people talk about"])
    : firstToFit([
        `${asSentence(where)} talk about the same topics as people elsewhere`,
        `${asSentence(who)} talk about the same topics as elsewhere`,
        "The same topics as elsewhere",
      ]);
}

function saySince(items: readonly ChangedItem[], { from, market }: ConsumerSelection): string {
  const judged = items.filter(({ change }) => change !== null);
  const real = judged.filter(isReal);
  if (judged.length === 0) return "";
  if (real.length === 0) return `No topic has clearly changed in ${inSentence(market.name)} since ${from}.`;
  const up = real.filter(({ change }) => (change?.difference ?? 0) > 0).length;
  const down = real.length - up;
  const head = `Since ${from}, ${countInWords(real.length)} of ${countInWords(judged.length)} ${agree(judged.length, "topic", "topics")} ${agree(real.length, "has", "have")} clearly`;
  const where = `in ${inSentence(market.name)}`;
  if (down === 0) return `${head} risen ${where}.`;
  if (up === 0) return `${head} fallen ${where}.`;
  return `${head} changed ${where}: ${countInWords(up)} up and ${countInWords(down)} down.`;
}
