"use client";

import { HeatCell, type HeatValue, toTint } from "./heat-cell";

export interface HeatRow {
  key: string;
  /** The row's name in words, for who does not see it. */
  name: string;
  /** Monogram, name and n, as drawn; left out: the name. */
  head?: React.ReactNode;
  isOwn?: boolean;
  /** The market's row: under a rule, at the end. */
  isMarket?: boolean;
  /** Under `lead`, such as the value over all ages. */
  lead?: React.ReactNode;
  /** One for each column. */
  cells: readonly HeatValue[];
  /** Under `tail`, such as a tested gap. */
  tail?: React.ReactNode;
}

export interface HeatTableProps {
  caption: string;
  /** Over the names. */
  corner: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly HeatRow[];
  /** Head of the column before the cells, and of the one after. */
  lead?: string;
  tail?: string;
  /** The difference at which the tint is deepest. */
  strongest: number;
  digits?: number;
  /** The cell in focus, for what stands beside the table. Kept by the page. */
  selected?: { row: string; column: string } | null;
  onSelect?: (row: string, column: string) => void;
}

/** A real table whose cells are tinted by how far they are from what they are compared with. */
export function HeatTable({ caption, corner, columns, rows, lead, tail, strongest, digits = 1, onSelect }: HeatTableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {lead ? <th scope="col">{lead}</th> : null}
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          {tail ? <th scope="col">{tail}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.head ?? row.name}</th>
            {lead ? <td>{row.lead}</td> : null}
            {row.cells.map((cell, index) => (
              <td key={columns[index]?.key} style={{ background: toTint(cell.difference, strongest) }} onClick={() => onSelect?.(row.key, columns[index]?.key ?? "")}>
                <HeatCell {...cell} strongest={strongest} digits={digits} />
              </td>
            ))}
            {tail ? <td>{row.tail}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
