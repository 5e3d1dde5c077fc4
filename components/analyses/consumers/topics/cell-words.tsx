import type { TopicCell, TopicRow } from "@/lib/analyses/consumers/topics-view";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { clearWords } from "@/lib/platform/words/clear-words";

interface CellWordsProps {
  row: TopicRow | undefined;
  cell: TopicCell | undefined;
  /** Name of the cell's column. */
  name: string;
  /** What it is compared with: "the mean of the markets". */
  from: string;
}

/** The selected cell in words, under its heat table; said to who does not see it as well. */
export function CellWords({ row, cell, name, from }: CellWordsProps) {
  return (
    <p aria-live="polite" className="mt-3 min-h-12 measure-90 text-s-1 leading-6 md:min-h-6">
      {row && cell ? (
        <>
          <b className="font-semibold">
            {row.text}, {name}:
          </b>{" "}
          {sayCell(cell, from)}
        </>
      ) : (
        <span className="text-ink-2">Select a cell, or use the arrow keys, to see its value and interval.</span>
      )}
    </p>
  );
}

function sayCell({ figure: { value, low, high, n }, change }: TopicCell, from: string): string {
  if (value === null || low === null || high === null) return `Not shown: ${formatNumber(n)} people asked.`;
  const away = change
    ? ` ${formatSigned(change.difference * 100)} points from ${from}, ${clearWords("difference", change.isClear).toLowerCase()}.`
    : "";
  return `${formatNumber(value * 100, DECIMALS.share)}% (95%: ${formatRange(low * 100, high * 100, DECIMALS.share)}), n = ${formatNumber(n)}.${away}`;
}
