import type { AnalysisId } from "@/lib/catalogue/analyses";
import type { About, Cell } from "@/lib/charts/csv-table";
import type { ChartColumn } from "@/lib/charts/column";

/** Data as a sheet: what a chart draws, or more. */
export interface ChartTable {
  name: string;
  columns: readonly ChartColumn[];
  /** Numbers as numbers, percentages from 0 to 100, text as text; null if empty. */
  rows: readonly (readonly Cell[])[];
  about?: About;
}

/** A value with its 95% interval, where it has one. */
export interface Measured {
  value: number;
  low: number | null;
  high: number | null;
}

interface PictureWords {
  title: string;
  /** The measure, the range, and what bands or lines show. */
  unit: string;
  digits: number;
}

/** Values over the years: missing years are gaps that lines do not cross. */
export interface LinesPicture extends PictureWords {
  kind: "lines";
  years: readonly number[];
  series: readonly {
    name: string;
    /** The selected series: drawn thicker, in the first colour. */
    isOwn: boolean;
    /** An average or other reference: dashed, in ink. */
    isReference: boolean;
    /** Slot among the colours and shapes, from 0; by default in order, the selected series first. */
    slot?: number;
    /** Stands for a half of the score: in the first colour, which no other series has then. */
    item?: "half";
    /** Forecast instead of measured, from this year on. */
    foreseenFrom?: number;
    /** Since the second-last study. */
    change?: { value: number; isClear: boolean } | null;
    points: readonly ({ year: number } & Measured)[];
  }[];
  /** Positions: 1 is on top. */
  isReversed: boolean;
  /** Only the selected series has a band. */
  isOneBand?: boolean;
  /** The baseline year of changes. */
  since?: number | null;
  /** Clear changes: a ring on the series' point, with a text for those of earlier studies. */
  notes?: readonly { series: number; year: number; text: string | null; isUp: boolean }[];
}

/** Answers of the questionnaire: the two that are a half of the score of brands have the first colour. */
type Item = "half" | "other";

/** What a row or point is about: its place among the colours and shapes of the page; left out where it has none. */
interface Slotted {
  slot?: number;
  /** The brand that a row is a part of, such as a year or an age group: the row has its colour. */
  of?: string;
  /** An answer of the questionnaire, not a brand: grey as on its page, also where a line of another picture has its name. */
  item?: Item;
}

interface Said {
  /** The chart's title speaks of it: drawn where rows are left out. */
  isSaid?: true;
}

/** One value in each row, with its interval on one axis. */
export interface IntervalsPicture extends PictureWords {
  kind: "intervals";
  rows: readonly ({ label: string; isOwn: boolean; note?: string; reference?: number } & Slotted & Said & Measured)[];
  /** Positions in a ranking, of which 1 is the first. */
  arePositions?: true;
  /** A line through all rows: a mean, or no change. */
  line: { value: number; label: string } | null;
}

/** Shares that add up to 100%. */
export interface StackPicture extends PictureWords {
  kind: "stack";
  parts: readonly string[];
  /** The parts are the behaviour groups in their order, which have colours of their own. */
  areGroups?: true;
  /** Percentages, one for each part. */
  rows: readonly { label: string; values: readonly number[] }[];
}

/** A value for each row and column; null if too few people answered. */
export interface HeatPicture extends PictureWords {
  kind: "heat";
  columns: readonly string[];
  rows: readonly ({
    label: string;
    isOwn: boolean;
    cells: readonly ({ value: number; text: string } | null)[];
  } & Slotted &
    Said)[];
  /** The neutral value; null if larger is simply more. */
  middle: number | null;
  /** What is said of a cell without a value; the documents of a page have {{base}} in it. */
  none?: string;
}

/** Said of a cell for which too few people were asked. */
export const TOO_FEW_ASKED = "not shown, fewer than {{base}} people asked";

export interface ScatterPicture extends PictureWords {
  kind: "scatter";
  x: string;
  y: string;
  points: readonly ({
    label: string;
    x: number;
    y: number;
    isOwn: boolean;
    /** A clear result, which is named and marked: upwards or downwards. */
    clear?: "up" | "down";
  } & Slotted)[];
  xLine: number | null;
  yLine: number | null;
}

export type ChartPicture = LinesPicture | IntervalsPicture | StackPicture | HeatPicture | ScatterPicture;

/**
 * A chart for use outside its page, made from the same view, with the same numbers and rounding. Every format (picture,
 * report, sheet, slide, shared page) is made from this alone.
 */
export interface ChartDocument {
  figure: AnalysisId;
  /** The file name, without an extension. */
  name: string;
  /** The analysis: "Single country". */
  kicker: string;
  /** The subject, or a finding based on clear results only. */
  title: string;
  /** Unit, respondents, years, what intervals are. */
  subtitle: string;
  isSample: boolean;
  /** Years of the data in it, in order. */
  years: readonly number[];
  filters: readonly { name: string; value: string }[];
  /** The sample: people, fieldwork, question, score. */
  facts: readonly { name: string; text: string }[];
  /** The results, in sentences. */
  summary: readonly string[];
  /** "Granskog, Sweden 2016–2025. n = 1,013 for Havremark in 2025." */
  source: string;
  /** How to read it: margins, tests, suppression. */
  notes: readonly string[];
  /** The first is the main chart; reports and slides show all. */
  pictures: readonly ChartPicture[];
  /** The first contains the data of the first picture. */
  tables: readonly ChartTable[];
}
