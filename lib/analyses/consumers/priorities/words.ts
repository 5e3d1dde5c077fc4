import { PER_SHOWN } from "@/lib/analyses/consumers/priorities/ranking";
import type { PriorityDesign } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { DECIMALS, formatNumber, formatSigned } from "@/lib/platform/words/format";

interface PriorityWords {
  /** The figure in a table’s head, and in a sentence on the order. */
  figure: string;
  inOrder: string;
  /** What it is, over a drawing of all, over one of a group, and over the values. */
  unit: string;
  short: string;
  head: string;
}

const WORDS: Record<PriorityDesign, PriorityWords> = {
  "best-worst": {
    figure: "Most minus least",
    inOrder: "most minus least",
    unit: "Times chosen as most important minus times chosen as least important, per 100 times shown, with 95% intervals. Dashed line: chosen equally often as most and least.",
    short: "Most minus least, per 100 times shown",
    head: "Per 100",
  },
  mentions: {
    figure: "Chose it, %",
    inOrder: "the share who chose it",
    unit: "% of people asked who chose it, with 95% intervals.",
    short: "% who chose it",
    head: "%",
  },
};

/** What the figures of priorities are called, as they were asked. */
export const priorityWords = (design: PriorityDesign): PriorityWords => WORDS[design];

/** A figure as it is written: with its sign where it can be less than nothing. */
export function sayPriority(value: number, design: PriorityDesign, digits = DECIMALS.share): string {
  return design === "mentions" ? formatNumber(PER_SHOWN * value, digits) : formatSigned(PER_SHOWN * value, digits);
}
