import { Figure } from "@/components/charts/figure";
import { px } from "@/lib/charts/drawing/path";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import styles from "./read-stage.module.css";

export interface SideLabel {
  key: string;
  name: string;
  /** The name's first words, if space is short. */
  short?: string;
  value: number;
  /** Where its line ends. */
  y: number;
  kind: "own" | "brand" | "average";
}

interface SideLabelsProps {
  labels: readonly SideLabel[];
  height: number;
  digits: number;
  /** Limits of their positions. */
  top: number;
  bottom: number;
}

const GAP = 21;

/** Names and values at the ends of lines, spread apart and connected to them. */
export function SideLabels({ labels, height, digits, top, bottom }: SideLabelsProps) {
  const tops = spreadLabels(
    labels.map(({ y }) => y),
    GAP,
    top,
    bottom,
  );
  return (
    <>
      <svg width="24" height={height} aria-hidden="true" className="absolute top-0 left-0">
        {labels.map(({ key, y }, index) => (
          <path key={key} className="fill-none stroke-rule-strong" d={`M-4 ${px(y)}H3L15 ${px(tops[index] ?? 0)}H20`} />
        ))}
      </svg>
      {labels.map(({ key, name, short, value, kind }, index) => (
        <span
          key={key}
          className={`${styles.label} ${kind === "average" ? "" : styles[kind]}`}
          style={{ top: tops[index] }}
        >
          <span title={name}>
            {short ? (
              <>
                <span className={styles.short}>{short}</span>
                <span className={styles.long}>{name}</span>
              </>
            ) : (
              name
            )}
          </span>
          <Figure value={value} digits={digits} />
        </span>
      ))}
    </>
  );
}
