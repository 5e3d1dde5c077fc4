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

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-GB") : value.toFixed(value >= 10 ? 1 : 2);
}

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
