import type { ChartDocument, ChartPicture, IntervalsPicture, LinesPicture } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { sayIntervals } from "@/lib/charts/documents/interval-words";
import { toMeasured, toPoints } from "@/lib/charts/documents/measured";
import type { TableWords } from "@/lib/charts/documents/picture-table";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { toBrandFacts, toPeople, toSpan } from "@/lib/rankings/histories/study-facts";
import { formatNumber, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { toCsvTable } from "@/lib/analyses/single-country/csv-table";
import { digitsOf } from "@/lib/analyses/single-country/measure";
import { toBandWords, toMeasureWords } from "@/lib/analyses/single-country/measure-words";
import { toStrip } from "@/lib/analyses/single-country/strip";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import { normalInterval } from "@/lib/statistics/interval";
import { SITE } from "@/lib/platform/site/site";
import { numberOf } from "@/lib/platform/words/sentences";
import type { Scope } from "@/lib/charts/shown";
import { clearWords } from "@/lib/platform/words/clear-words";

interface Drawn {
  picture: ChartPicture;
  words: TableWords;
}

/** Brands of one market and industry side by side, for files and links. */
export function toSingleCountryDocument(view: SingleCountryView, scope: Scope): ChartDocument {
  const { market, industry, subject, measure, focus } = view;
  const words = scope === "page" ? view.words : view.wordsOfChosen;
  const measured = toMeasureWords(measure);
  // The finding is one of the score: its points and years are not those of another measure.
  const isScore = measure.part === "score" && measure.scale === "score";
  const span = toSpan(view.trend.years.length > 0 ? view.trend.years : subject.years);
  const trend = toTrendPart(view);
  const n = focus?.at.n ?? null;
  const asked = focus && n !== null ? ` n = ${formatNumber(n)} for ${focus.brand.name} in ${subject.year}.` : "";
  return assemble("single-country", {
    title: isScore
      ? words.claim
      : `${measured.title}, ${industryInSentence(industry.name)} in ${inSentence(market.name)}`,
    subtitle:
      `${measured.said}, ${industryInSentence(industry.name)} in ${inSentence(market.name)}, ${span}. ${sayIntervals(trend.picture)}`.trim(),
    isSample: view.isSample,
    years: subject.years,
    filters: [
      { name: "Market", value: market.name },
      { name: "Industry", value: industry.name },
      { name: "Brands", value: subject.chosen.map(({ name }) => name).join(", ") },
      { name: "Years", value: toSpan(subject.years) },
      { name: "Measure", value: measured.title },
    ],
    facts: toBrandFacts(toPeople(focus?.brand.name ?? "", n, subject.wave, market.name), subject.wave),
    summary: isScore ? [words.standfirst] : [`Sustainability score: ${words.claim}.`, words.standfirst],
    source: `${SITE.name}, ${market.name} ${span}.${asked}`,
    drawn: [trend, toStandingPart(view, scope), ...toPairsPart(view, scope)],
    csv: toCsvTable(view, scope),
    csvName: "All results",
  });
}

function toTrendPart({ trend, measure, industry, market }: SingleCountryView): Drawn {
  const words = toMeasureWords(measure);
  const digits = digitsOf(measure);
  const picture: LinesPicture = {
    kind: "lines",
    title: `${words.title}, ${toSpan(trend.years)}`,
    unit: `${words.meaning} ${industry.name}, ${market.name}. ${toBandWords(trend)} Dashed line: ${trend.averageLabel.toLowerCase()}. ${trend.gaps.join(" ")}`.trim(),
    digits,
    years: trend.years,
    series: [
      ...trend.series.map(({ name, slot, points, change }, order) => ({
        name,
        slot,
        isOwn: order === 0,
        isReference: false,
        change: change && { ...change, value: roundTo(change.value, DECIMALS.points) },
        points: toPoints(points, digits),
      })),
      ...(trend.average.length > 0
        ? [{ name: trend.averageLabel, isOwn: false, isReference: true, points: toPoints(trend.average, digits) }]
        : []),
    ],
    isReversed: false,
    isOneBand: true,
    since: trend.since,
    notes: trend.notes.map(({ slug, ...note }) => ({
      ...note,
      series: trend.series.findIndex((each) => each.slug === slug),
    })),
  };
  return {
    picture,
    words: { name: "By year", row: "Brand", figure: words.unit, unit: words.columnUnit },
  };
}

function toStandingPart({ subject, measure, industry, trend }: SingleCountryView, scope: Scope): Drawn {
  const strip = toStrip(subject, measure);
  const { average } = strip;
  const brands = strip.brands.filter(({ order }) => scope === "page" || order !== null);
  // How many of them are drawn is said where they are: a picture may have less room than there are brands.
  const which = scope === "page" ? "" : `: the ${numberOf(brands.length, "brand")} chosen`;
  const words = toMeasureWords(measure);
  const digits = digitsOf(measure);
  const picture: IntervalsPicture = {
    kind: "intervals",
    title: `Where the brands rank in ${industryInSentence(industry.name)}`,
    unit: `${words.said}, ${subject.year}${which}, with 95% intervals.`,
    digits,
    rows: brands
      .toSorted((a, b) => b.value - a.value)
      .flatMap(({ name, order, value, low, high }) =>
        toMeasured({ value, low, high }, digits).map((shown) => ({ label: name, isOwn: order === 0, ...shown })),
      ),
    line: average === null ? null : { value: roundTo(average, digits), label: trend.averageLabel },
  };
  return {
    picture,
    words: {
      name: `Scores ${subject.year}`,
      row: "Brand",
      figure: words.unit,
      unit: words.columnUnit,
    },
  };
}

/** Which brands are clearly different from the focus. */
function toPairsPart({ focus, pairs: all, subject }: SingleCountryView, scope: Scope): Drawn[] {
  const pairs = all.filter(({ other }) => scope === "page" || other.order !== null);
  if (!focus || pairs.length === 0) return [];
  const name = focus.brand.name;
  const picture: IntervalsPicture = {
    kind: "intervals",
    title: `Differences from ${name}`,
    unit: `Difference in score from ${name} in ${subject.year}, in points, with 95% intervals; tested together at 5%.`,
    digits: DECIMALS.points,
    rows: pairs
      .toSorted((a, b) => b.difference - a.difference)
      .flatMap(({ other, difference, error, clear }) =>
        toMeasured({ value: difference, ...normalInterval(difference, error) }, DECIMALS.points).map((shown) => ({
          label: other.brand.name,
          isOwn: false,
          note: clearWords("difference", clear),
          ...shown,
        })),
      ),
    line: { value: 0, label: name },
  };
  return [{ picture, words: { name: `Differences ${subject.year}`, row: "Brand", figure: "Points", unit: "points" } }];
}
