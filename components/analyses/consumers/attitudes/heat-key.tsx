import { toTint } from "@/components/charts/heat-cell";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";
import styles from "./heat-key.module.css";

const SHARES = [-1, -0.5, -0.2, 0, 0.2, 0.5, 1];

/** The meaning of the cells' tints and weights. Decorative: every cell has its difference in numbers. */
export function HeatKey({ strongest, base }: { strongest: number; base: number }) {
  return (
    <div className={styles.key} aria-hidden="true">
      <span className={styles.steps}>
        <span className="mr-1.5">Lower</span>
        {SHARES.map((share) => (
          <span key={share} className={styles.step} style={{ background: toTint(share * strongest, strongest) }}>
            {formatSigned(share * strongest, DECIMALS.percent)}
          </span>
        ))}
        <span className="ml-1.5">Higher</span>
      </span>
      <span>
        <b className="font-[740] text-ink">Bold</b>: clear difference
      </span>
      <span className="flex items-center gap-2">
        <span className={styles.hatch} />
        Not shown: fewer than {base} people, or would reveal such a group
      </span>
    </div>
  );
}
