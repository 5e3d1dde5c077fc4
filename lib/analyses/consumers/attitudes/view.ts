import { type Answers, readAnswers } from "@/lib/analyses/consumers/attitudes/likert";
import { findFigure, findReading } from "@/lib/analyses/consumers/find-figure";
import { toThemes } from "@/lib/analyses/consumers/attitudes/statements";
import { toTrends, type Trend } from "@/lib/analyses/consumers/attitudes/trend";
import type { SectionDataset } from "@/lib/analyses/consumers/dataset";
import type { ConsumerFigure } from "@/lib/study/consumer";
import {
  answersOf,
  itemsOf,
  type Item,
  type Questionnaire,
} from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** Key of the share who agree. */
export const agreeOf = (key: string) => `${key}/agree`;

export interface StatementRow {
  key: string;
  text: string;
  answers: Answers | null;
  agree: ConsumerFigure;
  /** The share who agree over the years of the market shown. */
  trend: Trend | null;
}

export interface AttitudeView {
  themes: { name: string; rows: StatementRow[] }[];
  /** Every statement in every market: rows of markets in the order given. */
  grid: { statement: Item; trends: Trend[] }[];
  /** Years in which any of the markets was asked. */
  years: number[];
  /** Clear changes of the market shown, and how many of its own were tested among all. */
  real: number;
  of: number;
  /** Changes tested together: those of all markets. */
  judged: number;
}

interface AttitudeSource {
  dataset: SectionDataset;
  market: string;
  from: number;
  to: number;
  markets: readonly { slug: string }[];
  asked: Questionnaire;
}

/** Attitudes of one population in one market's last year, and the shares who agree in all markets over the years. */
export function toAttitudeView({ dataset, market, from, to, markets, asked }: AttitudeSource): AttitudeView {
  const reading = findReading(dataset, market, to);
  const themes = toThemes(itemsOf(asked, "attitudes"));
  const statements = themes.flatMap(({ statements }) => statements);
  const scale = asked.subjects.attitudes?.scale;
  const steps = scale ? answersOf(scale) : [];
  const all = toTrends({
    dataset,
    from,
    to,
    of: statements.flatMap(({ key }) => markets.map(({ slug }) => ({ item: agreeOf(key), market: slug }))),
  });
  const ownTrends = all.filter((trend) => trend.market === market);
  const isCompared = ({ change }: Trend) => change !== null;
  const isReal = ({ change }: Trend) => change?.isClear === true;
  return {
    themes: themes.map(({ name, statements: own }) => ({
      name,
      rows: own.map(({ key, text }) => ({
        key,
        text,
        answers: readAnswers(reading, key, steps),
        agree: findFigure(reading, agreeOf(key)),
        trend: ownTrends.find(({ item }) => item === agreeOf(key)) ?? null,
      })),
    })),
    grid: statements.map((statement) => ({
      statement,
      trends: all.filter(({ item }) => item === agreeOf(statement.key)),
    })),
    years: [...new Set(all.flatMap(({ points }) => points.map(({ year }) => year)))].sort((a, b) => a - b),
    real: ownTrends.filter(isReal).length,
    of: ownTrends.filter(isCompared).length,
    judged: all.filter(isCompared).length,
  };
}
