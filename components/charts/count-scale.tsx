import { BothWidths, Chart, type DrawnWidth } from "./both-widths";
import { px } from "@/lib/charts/drawing/path";

interface CountScaleProps {
  value: number;
  unit: string;
  /** Upper ends of the lower zones, ascending; the last zone has no end. */
  steps: readonly number[];
  /** Labels of the zones that have an end. */
  words: readonly string[];
  label: string;
}

const LEAST_END = 60;
const ROOM = 24;

function Drawing({ value, unit, steps, words, label, width }: CountScaleProps & { width: DrawnWidth }) {
  const end = Math.max(LEAST_END, value * 1.08);
  const toX = (count: number) => (count / end) * width;
  const isFree = (x: number) => Math.abs(x - toX(value)) >= ROOM;
  return (
    <Chart width={width} height={52} label={label}>
      <path className="stroke-ink-2" d={`M0 18H${width}`} />
      {isFree(30) ? (
        <text x="0" y="42">
          0 {unit}
        </text>
      ) : null}
      {steps.map((step, index) => (
        <g key={step}>
          <path className="stroke-ink-2" d={`M${px(toX(step))} 11v14`} />
          {isFree(toX(step)) ? (
            <text x={px(toX(step))} y="42" textAnchor="middle">
              {step}
            </text>
          ) : null}
          <text x={px((toX(steps[index - 1] ?? 0) + toX(step)) / 2)} y="10" textAnchor="middle">
            {words[index]}
          </text>
        </g>
      ))}
      <circle className="fill-c1" cx={px(toX(value))} cy="18" r="6" />
      <text className="fill-c1 font-bold" x={px(Math.max(8, toX(value)))} y="42" textAnchor="middle">
        {value}
      </text>
    </Chart>
  );
}

/** A count on a line with its zones. */
export function CountScale(props: CountScaleProps) {
  return <BothWidths>{(width) => <Drawing {...props} width={width} />}</BothWidths>;
}
