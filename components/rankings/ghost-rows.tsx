import { cn } from "@/components/ui/class-names";
import styles from "./ranking-list.module.css";

/** Meaningless widths: the same three in every market. */
const GHOSTS = [
  { width: 132, fade: 0.95 },
  { width: 168, fade: 0.7 },
  { width: 104, fade: 0.45 },
] as const;

const BLOCK = "block max-w-full rounded-full bg-rule opacity-(--fade)";

/** Placeholder rows after the last visible one. */
export function GhostRows({ from, count }: { from: number; count: number }) {
  return (
    <tbody aria-hidden="true">
      {GHOSTS.slice(0, count).map(({ width, fade }, index) => (
        <tr key={width} className={styles.ghost} style={{ "--fade": fade } as React.CSSProperties}>
          <td className={cn(styles.position, "text-ink-3")}>{from + index}</td>
          <td className={styles.mark}>
            <i className={cn(BLOCK, "h-5 w-7 rounded-sm")} />
          </td>
          <td className={styles.brand} colSpan={3}>
            <i className={cn(BLOCK, "h-2")} style={{ width }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
