/** One measurement: name, value, unit, and what it is compared with. */
export type Measurement = { what: string; value: number | null; unit: string; note?: string };

export function printTable(measurements: readonly Measurement[]) {
  const lines = measurements.map(({ what, value, unit, note = "" }) => ({
    what,
    figure: value === null ? "not measured" : `${format(value)} ${unit}`,
    note,
  }));
  const width = (key: "what" | "figure") => Math.max(...lines.map((line) => line[key].length));
  for (const { what, figure, note } of lines) {
    console.log(`  ${what.padEnd(width("what"))}  ${figure.padStart(width("figure"))}  ${note}`);
  }
}

/** One measure of several things side by side. */
export interface Comparison<Peer extends string> {
  what: string;
  unit: string;
  /** What was not measured, or does not apply, is left out. */
  of: Partial<Record<Peer, number | null>>;
}

/** Prints measures side by side, as the README has them. */
export function printComparison<Peer extends string>(peers: readonly Peer[], rows: readonly Comparison<Peer>[]): void {
  const figure = (value: number | null | undefined, unit: string) =>
    value === null || value === undefined ? "–" : `${format(value)} ${unit}`;
  console.log(`| measure | ${peers.join(" | ")} |`);
  console.log(`|---|${peers.map(() => "---|").join("")}`);
  for (const { what, unit, of } of rows)
    console.log(`| ${what.trim()} | ${peers.map((peer) => figure(of[peer], unit)).join(" | ")} |`);
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-GB") : value.toFixed(value >= 10 ? 1 : 2);
}

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
