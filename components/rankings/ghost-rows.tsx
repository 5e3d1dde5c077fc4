import { LockedSlot } from "@/components/access/locked-slot";
import { cn } from "@/components/ui/class-names";
import styles from "./ranking-list.module.css";

/** Meaningless widths: the same three in every market. */
const GHOSTS = [
  { name: 132, industry: 84, fade: 0.95 },
  { name: 168, industry: 102, fade: 0.7 },
  { name: 104, industry: 120, fade: 0.45 },
] as const;

const BLOCK = "block max-w-full rounded-full bg-rule opacity-(--fade)";
const SLOT = "opacity-(--fade)";

/** Placeholder rows after the last visible one. */
export function GhostRows({ from, count, hasScores }: { from: number; count: number; hasScores: boolean }) {
  return (
    <tbody aria-hidden="true">
      {GHOSTS.slice(0, count).map(({ name, industry, fade }, index) => (
        <tr key={name} className={styles.ghost} style={{ "--fade": fade } as React.CSSProperties}>
          <td className={cn(styles.position, "text-ink-3")}>{from + index}</td>
          <td className={styles.mark}>
            <i className={cn(BLOCK, "size-10 rounded-md")} />
          </td>
          <td className={styles.brand}>
            <i className={cn(BLOCK, "h-2.5")} style={{ width: name }} />
            <i className={cn(BLOCK, "mt-2 h-2")} style={{ width: industry }} />
          </td>
          <td className={styles.range} />
          <td className={styles.rangeText} />
          <td className={styles.since}>
            <LockedSlot className={cn(SLOT, "w-11")} />
          </td>
          {hasScores ? (
            <td className={styles.score}>
              <LockedSlot className={SLOT} />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}
