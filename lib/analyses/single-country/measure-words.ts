import type { Measure } from "@/lib/analyses/single-country/measure";

interface MeasureWords {
  /** Of a figure's title: "Sustainability score". */
  title: string;
  /** What it is, as a sentence. */
  meaning: string;
  /** Behind each number. */
  suffix: string;
  /** Of an axis. */
  unit: string;
}

const SCALES: Record<Measure["scale"], MeasureWords> = {
  score: {
    title: "Sustainability score",
    meaning: "Score from 0 to 200: the share answering 4 or 5 on environment plus the share on social responsibility.",
    suffix: "",
    unit: "Score 0–200",
  },
  z: {
    title: "Standardised score",
    meaning:
      "z: how many standard deviations of the market’s brand scores a brand lies from the market average, which is 0.",
    suffix: "",
    unit: "z",
  },
  index: {
    title: "Indexed score",
    meaning: "Index: the score in per cent of the market average, which is 100.",
    suffix: "",
    unit: "Index",
  },
};

const PARTS: Record<"environment" | "social", MeasureWords> = {
  environment: {
    title: "Environment",
    meaning: "Share of all asked who answer 4 or 5 on environment.",
    suffix: "%",
    unit: "Per cent",
  },
  social: {
    title: "Social responsibility",
    meaning: "Share of all asked who answer 4 or 5 on social responsibility.",
    suffix: "%",
    unit: "Per cent",
  },
};

/** What a measure is called, and what it is. */
export function toMeasureWords({ scale, part }: Measure): MeasureWords {
  return part === "score" ? SCALES[scale] : PARTS[part];
}
