import type { Unit } from "@/lib/charts/column";
import { shortName } from "@/lib/platform/words/shorten";
import type { Measure } from "@/lib/analyses/single-country/measure";

interface MeasureWords {
  /** In a figure's title: "Sustainability score". */
  title: string;
  /** What it is, as a sentence. */
  meaning: string;
  /** Behind each number. */
  suffix: string;
  /** Of an axis. */
  unit: string;
  /** In a file, where no title stands beside it. */
  said: string;
  /** What a file says of its numbers. */
  columnUnit: Unit;
}

const SCALES: Record<Measure["scale"], MeasureWords> = {
  score: {
    title: "Sustainability score",
    meaning: "Score from 0 to 200: the share answering {{scale.good}} on {{first}} plus the share on {{second}}.",
    suffix: "",
    unit: "Score 0–200",
    said: "Score 0–200",
    columnUnit: "score",
  },
  z: {
    title: "Standardised score (z)",
    meaning: "How far the brand is from the market average (0), in standard deviations of all brand scores.",
    suffix: "",
    unit: "z",
    said: "Standardised score (z), market average = 0",
    columnUnit: "z",
  },
  index: {
    title: "Indexed score",
    meaning: "The score as a percentage of the market average (100).",
    suffix: "",
    unit: "Index",
    said: "Indexed score, market average = 100",
    columnUnit: "index",
  },
};

const PARTS: Record<"environment" | "social", MeasureWords> = {
  environment: {
    title: "{{first.name}}",
    meaning: "Share of people asked who answer {{scale.good}} on {{first}}.",
    suffix: "%",
    unit: "%",
    said: "% of people asked who answer {{scale.good}} on {{first}}",
    columnUnit: "percent",
  },
  social: {
    title: "{{second.name}}",
    meaning: "Share of people asked who answer {{scale.good}} on {{second}}.",
    suffix: "%",
    unit: "%",
    said: "% of people asked who answer {{scale.good}} on {{second}}",
    columnUnit: "percent",
  },
};

/** A measure's name and definition. */
export function toMeasureWords({ scale, part }: Measure): MeasureWords {
  return part === "score" ? SCALES[scale] : PARTS[part];
}

/** What the shaded band of a chart is: the interval of its first brand. */
export const toBandWords = ({ series }: { series: readonly { name: string }[] }): string =>
  series[0] ? `Shaded band: 95% interval of ${shortName(series[0].name)}.` : "";
