import { wilsonInterval } from "@/lib/statistics/share-interval";

/** Numbers of people that the figure compares. */
const SAMPLE_SIZES = [50, 100, 200, 400, 1000, 2000, 4000] as const;

/** The figure's initial values. */
export const SAMPLE_START = { share: 40, people: 1000 } as const;

interface SampleRow {
  people: number;
  /** Ends of the 95% interval, in percent. */
  low: number;
  high: number;
  /** Half its width, in percentage points. */
  margin: number;
}

/** The interval of a share, in percent, among so many people. */
export function toSampleRow(share: number, people: number): SampleRow {
  const { low, high } = wilsonInterval(share / 100, people);
  return { people, low: 100 * low, high: 100 * high, margin: 50 * (high - low) };
}

/** The figure's rows, with the chosen number of people in its place. */
export function toSampleRows(share: number, people: number): SampleRow[] {
  const sizes = [...new Set([...SAMPLE_SIZES, people])].sort((a, b) => a - b);
  return sizes.map((size) => toSampleRow(share, size));
}
