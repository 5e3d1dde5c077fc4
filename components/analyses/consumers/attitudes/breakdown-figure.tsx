"use client";

import { FirstRows } from "@/components/charts/first-rows";
import { agree } from "@/lib/platform/words/sentences";
import { useState } from "react";
import { Choice } from "@/components/charts/choice";
import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import { useShownStudy } from "@/components/layout/shown-study";
import { lettersOf } from "@/lib/catalogue/shown-study/shown-study";
import { Figure } from "@/components/charts/figure";
import {
  type Breakdown,
  type BreakdownCell,
  type BreakdownRow,
  type Split,
  splitsOf,
  sayWhole,
} from "@/lib/analyses/consumers/attitudes/breakdown";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { clearWords } from "@/lib/platform/words/clear-words";
import { HeatKey } from "./heat-key";

interface BreakdownFigureProps {
  title: string;
  /** What a cell is: "share who agree, percent". */
  what: string;
  corner: string;
  breakdown: Breakdown;
  asked: Questionnaire;
  onSplit: (split: Split) => void;
  isSample: boolean;
  source: string;
  csv: { href: string } | "locked";
  /** The panel beside the table, for the cell in focus. */
  panel?: (row: BreakdownRow, column: number) => React.ReactNode;
  /** On phones only its title, until it is asked for. */
  isFolded?: boolean;
}

const CHOICES: Record<Split, { label: string; words: string }> = {
  age: { label: "Age", words: "by age" },
  sex: { label: "Sex", words: "by sex" },
  group: { label: "Group", words: "by behaviour group" },
  market: { label: "Market", words: "by market" },
};
/** Least difference in points at which the tint is deepest, so that noise stays pale. */
const LEAST = 8;

const toPoints = ({ change }: BreakdownCell) => (change ? 100 * change.difference : null);
const percent = (value: number | null | undefined) => (value == null ? null : 100 * value);

function Whole({ value }: { value: number | null }) {
  if (value === null) return <span className="text-s-2 font-normal text-ink-2">None</span>;
  return <Figure value={100 * value} digits={SHARE_DIGITS} />;
}

/** Items by the parts of the people asked, or by market: each cell with its distance from all of them, tested. */
export function BreakdownFigure({
  title,
  what,
  corner,
  breakdown,
  asked,
  onSplit,
  isSample,
  source,
  csv,
  panel,
  isFolded = false,
}: BreakdownFigureProps) {
  const study = useShownStudy();
  const { split, columns, rows, real, of } = breakdown;
  const { words } = CHOICES[split];
  const whole = sayWhole(split, asked);
  const [selected, setSelected] = useState<{ row: string; column: string } | null>(null);
  const strongest = Math.max(LEAST, ...rows.flatMap(({ cells }) => cells.map((cell) => Math.abs(toPoints(cell) ?? 0))));
  const row = rows.find(({ item }) => item === selected?.row) ?? rows[0];
  const column = Math.max(
    0,
    columns.findIndex(({ key }) => key === selected?.column),
  );
  const beside = panel && row && columns.length > 0 ? panel(row, column) : null;
  return (
    <FigureBlock
      id="breakdown"
      isFolded={isFolded}
      title={`${title} ${words}`}
      unit={`${what}. Small number: points from ${whole}.`}
      isSample={isSample}
      source={`${source} ${formatNumber(real)} of ${formatNumber(of)} differences from ${whole} ${agree(real, "is", "are")} clear (tested together at 5%).`}
      tools={
        <span className="flex min-h-9 items-center px-2.5">
          <Choice
            isBare
            label="Split by"
            value={split}
            onChange={onSplit}
            options={splitsOf(asked).map((value) => ({ value, label: CHOICES[value].label }))}
          />
        </span>
      }
      csv={csv}
      table={{
        caption: `${title} ${words}`,
        columns: [
          { label: corner },
          { label: split === "market" ? "Market" : CHOICES[split].label },
          ...["%", "95% from", "95% to"].map((label) => ({ label, numeric: true, digits: SHARE_DIGITS })),
          { label: "n", numeric: true, digits: DECIMALS.count },
          { label: `Points from ${whole}`, numeric: true, digits: SHARE_DIGITS },
          { label: "Clear?" },
        ],
        rows: rows.flatMap(({ text, cells }) =>
          cells.map(({ figure, change }, index) => [
            text,
            columns[index]?.label ?? "",
            ...[figure.value, figure.low, figure.high].map(percent),
            figure.n,
            percent(change?.difference),
            change
              ? clearWords("difference", change.isClear)
              : figure.value === null && figure.n > 0
                ? `Not shown: fewer than ${formatNumber(asked.smallestBase)} people asked`
                : "Not compared",
          ]),
        ),
      }}
    >
      {columns.length === 0 ? (
        <p className="border-t border-rule py-4 text-s-1 text-ink-2">No results for this year {words}.</p>
      ) : (
        <div className={beside ? "grid gap-x-6 lg:grid-cols-3-1" : ""}>
          <div className="min-w-0">
            <HeatKey strongest={strongest} base={asked.smallestBase} />
            <FirstRows of={rows.length} what="rows">
              <HeatTable
                caption={`${title} ${words}. ${what}`}
                corner={corner}
                lead={split === "market" ? "Average" : "All"}
                columns={
                  split === "market" ? columns.map((each) => ({ ...each, short: lettersOf(study, each.key) })) : columns
                }
                rows={rows.map(({ item, text, against, cells }) => ({
                  key: item,
                  name: text,
                  lead: <Whole value={against} />,
                  cells: cells.map((cell) => ({
                    value: percent(cell.figure.value),
                    difference: toPoints(cell),
                    n: cell.figure.n,
                    isSuppressed: cell.figure.value === null && cell.figure.n > 0,
                    isClear: cell.change?.isClear ?? false,
                    reason: "Not asked",
                  })),
                }))}
                strongest={strongest}
                digits={SHARE_DIGITS}
                selected={panel && selected && columns.some(({ key }) => key === selected.column) ? selected : null}
                {...(panel
                  ? {
                      onSelect: (nextRow: string, nextColumn: string) =>
                        setSelected({ row: nextRow, column: nextColumn }),
                    }
                  : {})}
              />
            </FirstRows>
          </div>
          {beside}
        </div>
      )}
    </FigureBlock>
  );
}
