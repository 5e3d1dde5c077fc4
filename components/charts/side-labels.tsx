import { Figure } from "@/components/charts/figure";
import { toEndLabels } from "@/lib/charts/drawing/end-labels";
import { toPath } from "@/lib/charts/drawing/path";
import styles from "./read-stage.module.css";

export interface SideLabel {
  key: string;
  name: string;
  /** Instead of the name where space is short. */
  short?: string | undefined;
  value: number;
  /** Where its line ends, from the plot's left edge. */
  x: number;
  y: number;
  isOwn: boolean;
}

interface SideLabelsProps {
  labels: readonly SideLabel[];
  /** Width of the plot. */
  plot: number;
  height: number;
  digits: number;
  isNarrow: boolean;
  /** Limits of their positions. */
  top: number;
  bottom: number;
}

/** Letters and leaders; the labels' place in read-stage.module.css. */
const FORMAT = { wide: { size: 14, room: 20 }, narrow: { size: 12, room: 15 } } as const;

/** Names and values at the ends of lines, spread apart and connected to them. */
export function SideLabels({ labels, plot, height, digits, isNarrow, top, bottom }: SideLabelsProps) {
  const { size, room } = isNarrow ? FORMAT.narrow : FORMAT.wide;
  // Beside the plot, where x is 0.
  const placed = toEndLabels(
    labels.map(({ x, y }) => ({ x: x - plot, y })),
    { edge: 0, room, size, top, bottom },
  );
  return (
    <>
      <svg width={room} height={height} aria-hidden="true" className="absolute top-0 left-0 overflow-visible">
        {labels.map(({ key }, index) => (
          <path
            key={key}
            className="fill-none"
            style={{ stroke: "var(--control)" }}
            d={toPath(placed[index]?.leader ?? [])}
          />
        ))}
      </svg>
      {labels.map(({ key, name, short, value, isOwn }, index) => (
        <span
          key={key}
          className={`${styles.label} ${isOwn ? styles.own : styles.brand}`}
          style={{ top: placed[index]?.y }}
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
