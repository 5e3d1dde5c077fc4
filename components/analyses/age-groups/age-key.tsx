import { toTint } from "@/components/charts/heat-cell";
import { formatSigned, PLACES } from "@/lib/platform/words/format";
import styles from "./age-figure.module.css";

/** Points at which a cell's colour is deepest. */
export const STRONGEST = 16;

const STEPS = [-16, -11, -6, -2, 0, 2, 6, 11, 16];

/** What the colours of the cells mean. Decorative: every cell says its difference in figures. */
export function AgeKey() {
  return (
    <div className={styles.key} aria-hidden="true">
      <span className="mr-1.5">Lower</span>
      {STEPS.map((points) => (
        <span key={points} className={styles.step} style={{ background: toTint(points, STRONGEST) }}>
          {formatSigned(points, PLACES.whole)}
        </span>
      ))}
      <span className="mr-5 ml-1.5">Higher</span>
      <span className="flex items-center gap-2">
        <span className={styles.hatch} />
        Withheld, n below 50
      </span>
    </div>
  );
}
