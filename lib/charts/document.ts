import type { AnalysisId } from "@/lib/catalogue/analyses";

/** What a column holds; figures are rounded as the page rounds them, and `digits` decimals are shown. */
export interface ChartColumn {
  label: string;
  kind: "text" | "year" | "integer" | "figure" | "percent";
  digits?: number;
}

/** Figures as a sheet: what a chart draws, or more of the same. */
export interface ChartTable {
  name: string;
  columns: readonly ChartColumn[];
  /** Numbers as numbers, percents from 0 to 100, words as text; null where there is nothing. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** A value with its 95% interval, where it has one. */
export interface Measured {
  value: number;
  low: number | null;
  high: number | null;
}

interface PictureWords {
  title: string;
  /** What is measured, from where to where, and what bands or whiskers are. */
  unit: string;
  digits: number;
}

/** Values over the years: years left out are gaps that no line crosses. */
export interface LinesPicture extends PictureWords {
  kind: "lines";
  years: readonly number[];
  series: readonly {
    name: string;
    /** The one that is looked at: drawn thicker, in the first colour. */
    isOwn: boolean;
    /** An average or other reference: dashed, in ink. */
    isReference: boolean;
    /** Not measured but foreseen, from this year on. */
    foreseenFrom?: number;
    points: readonly ({ year: number } & Measured)[];
  }[];
  /** Positions: 1 is on top. */
  isReversed: boolean;
}

/** One value in each row, with its interval on one axis. */
export interface IntervalsPicture extends PictureWords {
  kind: "intervals";
  rows: readonly ({ label: string; isOwn: boolean; note?: string; reference?: number } & Measured)[];
  /** A line through all rows: a mean, no change. */
  line: { value: number; label: string } | null;
}

/** Shares that add up to all. */
export interface StackPicture extends PictureWords {
  kind: "stack";
  parts: readonly string[];
  /** Percents, as many as parts. */
  rows: readonly { label: string; values: readonly number[] }[];
}

/** A figure where a row and a column meet; null where too few were asked. */
export interface HeatPicture extends PictureWords {
  kind: "heat";
  columns: readonly string[];
  rows: readonly { label: string; isOwn: boolean; cells: readonly ({ value: number; text: string } | null)[] }[];
  /** What is neither above nor below; null where more is simply more. */
  middle: number | null;
}

export interface ScatterPicture extends PictureWords {
  kind: "scatter";
  x: string;
  y: string;
  points: readonly { label: string; x: number; y: number; isOwn: boolean }[];
  xLine: number | null;
  yLine: number | null;
}

export type ChartPicture = LinesPicture | IntervalsPicture | StackPicture | HeatPicture | ScatterPicture;

/**
 * A chart as it leaves the site, made from the very view its page draws: the same figures, rounded the same. Every format
 * (picture, report, sheet, slide, shared page) is written from this and from nothing else.
 */
export interface ChartDocument {
  figure: AnalysisId;
  /** What its file is called, without an ending. */
  name: string;
  /** Which analysis: "Single country". */
  kicker: string;
  /** What is looked at, or what it shows, said of tested facts alone. */
  title: string;
  /** Unit, who was asked, years, what intervals are. */
  subtitle: string;
  isSample: boolean;
  /** Years of the figures in it, in order. */
  years: readonly number[];
  filters: readonly { name: string; value: string }[];
  /** Who was asked: people, fieldwork, question, score. */
  facts: readonly { name: string; text: string }[];
  /** What it shows, in sentences. */
  summary: readonly string[];
  /** "Granskog, Sweden 2016–2025. n = 1,013 for Havremark in 2025." */
  source: string;
  /** How to read it: margins, tests, suppression. */
  notes: readonly string[];
  /** The first is the chart; reports and slides show all. */
  pictures: readonly ChartPicture[];
  /** The first has the figures of the first picture. */
  tables: readonly ChartTable[];
}
