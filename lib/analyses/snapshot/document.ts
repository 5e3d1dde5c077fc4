import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { ShownScore } from "@/lib/analyses/age-groups/series";
import type { ChartDocument, IntervalsPicture, LinesPicture, Measured } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { sayIntervals } from "@/lib/charts/documents/interval-words";
import { toMeasured, toPoints } from "@/lib/charts/documents/measured";
import type { TableWords } from "@/lib/charts/documents/picture-table";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { toBrandFacts, toPeople, toSpan } from "@/lib/rankings/histories/study-facts";
import { formatNumber, formatOrdinal, formatRange, formatSigned, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import type { Scope } from "@/lib/charts/shown";
import { toCsvTable } from "@/lib/analyses/snapshot/csv-table";
import { parseHidden, type Section } from "@/lib/analyses/snapshot/sections";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import type { DrawnSnapshot } from "@/lib/analyses/snapshot/source";
import { toStandfirst } from "@/lib/analyses/snapshot/standfirst";
import { clearWords } from "@/lib/platform/words/clear-words";

interface Drawn {
  picture: IntervalsPicture | LinesPicture;
  words: TableWords;
}

const ofScore = (score: ShownScore): Measured[] =>
  score.status === "known" ? toMeasured({ value: score.score, low: score.low, high: score.high }, DECIMALS.score) : [];

/** One brand in one year, for files and links. `view` in the address lists the omitted sections. */
export function toSnapshotDocument(
  { snapshot: whole, findings }: DrawnSnapshot,
  isSample: boolean,
  view: string | null,
  scope: Scope,
): ChartDocument {
  const hidden = parseHidden(view);
  const snapshot = scope === "page" ? whole : keepChosen(whole, hidden);
  const { brand, market, industry, year, wave, score, years } = snapshot;
  const n = score.status === "known" ? score.n : null;
  const shownYears = years.map((each) => each.year);
  const sections = [
    ...(hidden.has("history") ? [] : [toHistory(snapshot)]),
    ...(hidden.has("parts") ? [] : toShares(snapshot)),
    ...(hidden.has("rivals") ? [] : toClosest(snapshot)),
    ...(hidden.has("ages") ? [] : toAges(snapshot)),
  ];
  // A document needs a picture, even for a page whose sections are all omitted.
  const drawn = sections.length > 0 ? sections : [toHistory(snapshot)];
  const [first] = drawn;
  const words = [...findings.strengths, ...findings.risks].map((each) => each.words);
  return assemble("snapshot", {
    title: `${brand.name} in ${inSentence(market.name)}, ${year}`,
    subtitle: first ? `${toKeyFigures(snapshot)}. ${sayIntervals(first.picture)}`.trim() : toKeyFigures(snapshot),
    isSample,
    years: shownYears,
    filters: [
      { name: "Brand", value: brand.name },
      { name: "Market", value: market.name },
      { name: "Industry", value: industry.name },
      { name: "Year", value: String(year) },
    ],
    facts: toBrandFacts(toPeople(brand.name, n, wave, market.name), wave),
    summary: [toStandfirst(snapshot, findings), ...(hidden.has("findings") ? [] : words)],
    source: `${SITE.name}, ${market.name} ${toSpan(shownYears)}.${n === null ? "" : ` n = ${formatNumber(n)} for ${brand.name} in ${year}.`}`,
    drawn,
    csv: toCsvTable(snapshot, isSample),
    csvName: "All results",
  });
}

/** A snapshot for other people: one brand, without the omitted sections and without its competitors. */
function keepChosen(snapshot: Snapshot, hidden: ReadonlySet<Section>): Snapshot {
  return {
    ...snapshot,
    closest: [],
    ...(hidden.has("parts") && { shares: [] }),
    ...(hidden.has("ages") && { ages: null }),
    ...(hidden.has("history") && { years: snapshot.years.filter(({ year }) => year === snapshot.year) }),
  };
}

/** Score, positions and change in one line. */
function toKeyFigures({ score, inIndustry, overall, change, industry, market }: Snapshot): string {
  return [
    ...(score.status === "known"
      ? [
          `Score ${formatNumber(score.score, DECIMALS.score)} (95% interval ${formatRange(score.low, score.high, DECIMALS.score)})`,
        ]
      : []),
    ...(inIndustry
      ? [
          `${formatOrdinal(inIndustry.position)}${inIndustry.of === null ? "" : ` of ${formatNumber(inIndustry.of)}`} in ${industryInSentence(industry.name)}`,
        ]
      : []),
    ...(overall
      ? [
          `${formatOrdinal(overall.position)}${overall.of === null ? "" : ` of ${formatNumber(overall.of)}`} in ${inSentence(market.name)}`,
        ]
      : []),
    ...(change
      ? [`${formatSigned(change.points)} since ${change.since}, ${clearWords("change", change.clear).toLowerCase()}`]
      : []),
  ].join("; ");
}

function toHistory({ brand, market, years }: Snapshot): Drawn {
  const shown = years.map(({ year }) => year);
  const means = years.map(({ year, mean }) => ({ year, value: mean }));
  return {
    picture: {
      kind: "lines",
      title: `Score history, ${toSpan(shown)}`,
      unit: `Score 0–200, ${market.name}. Shaded band: 95% interval. Dashed line: market average.`,
      digits: DECIMALS.score,
      years: shown,
      series: [
        {
          name: brand.name,
          isOwn: true,
          isReference: false,
          points: years.flatMap(({ year, score }) => ofScore(score).map((each) => ({ year, ...each }))),
        },
        { name: "Market average", isOwn: false, isReference: true, points: toPoints(means, DECIMALS.score) },
      ],
      isReversed: false,
    },
    words: { name: "Score history", row: "Brand", figure: "Score", unit: "score" },
  };
}

function toShares({ brand, shares, year }: Snapshot): Drawn[] {
  if (shares.length === 0) return [];
  const rows = shares.flatMap(({ name, share, low, high, average }) =>
    toMeasured({ value: 100 * share, low: 100 * low, high: 100 * high }, DECIMALS.share).map((each) => ({
      label: name,
      isOwn: true,
      of: brand.name,
      ...(average === null ? {} : { reference: roundTo(100 * average, DECIMALS.share) }),
      ...each,
    })),
  );
  return [
    {
      picture: {
        kind: "intervals",
        title: `What people see, ${year}`,
        unit: `Share answering {{scale.good}}, %, with 95% intervals; marks show the industry average.`,
        digits: DECIMALS.share,
        rows,
        line: null,
      },
      words: { name: "What people see", row: "Part", figure: "Share, %", unit: "percent" },
    },
  ];
}

function toClosest({ brand, closest, industry, year }: Snapshot): Drawn[] {
  const rows = closest.flatMap((each) =>
    ofScore(each.score).map((shown) => ({
      label: each.name,
      isOwn: each.slug === brand.slug,
      note: formatOrdinal(each.position),
      ...shown,
    })),
  );
  if (rows.length === 0) return [];
  return [
    {
      picture: {
        kind: "intervals",
        title: `Closest competitors, ${year}`,
        unit: `Score 0–200 with 95% intervals, by position in ${industryInSentence(industry.name)}.`,
        digits: DECIMALS.score,
        rows,
        line: null,
      },
      words: { name: "Closest competitors", row: "Brand", figure: "Score", unit: "score" },
    },
  ];
}

function toAges({ brand, ages, year }: Snapshot): Drawn[] {
  const rows = (ages?.cells ?? []).flatMap(({ age, score }) =>
    ofScore(score).map((shown) => ({
      label: toAgeWords(age),
      isOwn: true,
      of: brand.name,
      ...(score.status === "known" && score.n !== null ? { note: `n = ${formatNumber(score.n)}` } : {}),
      ...shown,
    })),
  );
  if (rows.length === 0) return [];
  return [
    {
      picture: {
        kind: "intervals",
        title: `Age groups, ${year}`,
        unit: "Score 0–200 with 95% intervals.",
        digits: DECIMALS.score,
        rows,
        line: null,
      },
      words: { name: "Age groups", row: "Age group", figure: "Score", unit: "score" },
    },
  ];
}
