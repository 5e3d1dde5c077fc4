import { DataTable } from "@/components/ui/data-table";
import { DECIMALS, formatNumber, formatSigned } from "@/lib/platform/words/format";
import type { Move, WaveComparison } from "@/lib/study/compare/compare-studies";

/** The largest moves of a wave, each with whether its change is clear and the size of its sample. */
export function MoveTable({ wave, name }: { wave: WaveComparison; name: string }) {
  const { moves, since, differing, change, designEffect } = wave;
  return (
    <>
      <p className="mt-2 text-s-1 leading-5 text-ink-2">
        {change === "new" ? `Since the ${since} study` : "Since the published results"}.{" "}
        {differing > moves.length && `The ${formatNumber(moves.length)} largest of ${formatNumber(differing)}. `}
        {designEffect !== null && `Design effect ${formatNumber(designEffect, DECIMALS.designEffect)}.`}
      </p>
      <DataTable variant="figures" caption={`Largest moves, ${name}`} className="mt-3 text-s0">
        <thead>
          <tr role="row">
            {["Brand", "Position", "Score", "Since the previous study", "People asked"].map((head) => (
              <th key={head} scope="col" className="pr-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move.brandSlug} role="row">
              <th scope="row" role="rowheader" className="py-1.5 pr-4 font-name">
                {move.brand}
              </th>
              <td role="cell" className="pr-4">
                <Label>Position</Label>
                {position(move.before)} → {position(move.after)}
              </td>
              <td role="cell" className="pr-4">
                <Label>Score</Label>
                {score(move.scoreBefore)} → {score(move.scoreAfter)}
                {move.scoreBefore !== null && move.scoreAfter !== null && (
                  <span className="text-ink-2"> ({formatSigned(move.scoreAfter - move.scoreBefore)})</span>
                )}
              </td>
              <td role="cell" className="pr-4">
                {sayClear(move)}
              </td>
              <td role="cell" className="pr-4">
                <Label>People asked</Label>
                {move.n === null ? "–" : formatNumber(move.n)}
                {move.nEff !== null && <span className="text-ink-2"> (effective {formatNumber(move.nEff)})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

const position = (value: number | null) => (value === null ? "not ranked" : formatNumber(value));
const score = (value: number | null) => (value === null ? "not shown" : formatNumber(value, DECIMALS.score));

function sayClear({ isClear, wasClear }: Move): string {
  if (isClear === null) return "Not tested";
  const now = isClear ? "Clear change" : "No clear change";
  return wasClear === null || wasClear === isClear ? now : `${now} (was: ${wasClear ? "clear" : "not clear"})`;
}

function Label({ children }: { children: string }) {
  return <span className="text-s-1 text-ink-2 md:hidden">{children}: </span>;
}
