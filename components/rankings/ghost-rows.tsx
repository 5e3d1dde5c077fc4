import { LockedSlot } from "@/components/access/locked-slot";
import styles from "./ranking-list.module.css";

/** Widths that mean nothing: the same three in every market. */
const GHOSTS = [
  { name: 132, industry: 84, fade: 0.95 },
  { name: 168, industry: 102, fade: 0.7 },
  { name: 104, industry: 120, fade: 0.45 },
] as const;

/** The rows after the last visible one, as shape alone. */
export function GhostRows({ from, count }: { from: number; count: number }) {
  return (
    <tbody aria-hidden="true">
      {GHOSTS.slice(0, count).map(({ name, industry, fade }, index) => (
        <tr key={name} className={styles.ghost} style={{ "--fade": fade } as React.CSSProperties}>
          <td className={styles.position}>{from + index}</td>
          <td className={styles.mark}>
            <i />
          </td>
          <td className={styles.brand}>
            <i style={{ width: name }} />
            <i className={styles.ghostIndustry} style={{ width: industry }} />
          </td>
          <td className={styles.range} />
          <td className={styles.rangeText} />
          <td className={styles.since}>
            <LockedSlot className="w-11" />
          </td>
          <td className={styles.score}>
            <LockedSlot />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
