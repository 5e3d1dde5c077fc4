import type { ConsumerFigure } from "@/lib/study/consumer";
import { formatMonths, formatNumber } from "@/lib/platform/words/format";
import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";

interface SourceOf {
  market: string;
  year: number;
  /** Values whose n are listed. */
  figures: readonly ConsumerFigure[];
  wave: ConsumerWave | undefined;
}

/** `Sweden 2025, n = 412–431, fieldwork March–April 2025.`: the sample of a result. */
export function toSourceWords({ market, year, figures, wave }: SourceOf): string {
  const bases = figures.flatMap(({ n }) => (n > 0 ? [n] : []));
  const [least, most] = [Math.min(...bases), Math.max(...bases)];
  const n =
    bases.length === 0
      ? ""
      : least === most
        ? `, n = ${formatNumber(least)}`
        : `, n = ${formatNumber(least)} to ${formatNumber(most)}`;
  const fieldwork = wave?.fieldwork ? `, fieldwork ${formatMonths(wave.fieldwork.from, wave.fieldwork.to)}` : "";
  return `${market} ${year}${n}${fieldwork}.`;
}
