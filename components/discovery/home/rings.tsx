import { toGrowthRings } from "@/components/discovery/home/growth-rings";
import styles from "@/components/discovery/home/rings.module.css";

/** One ring for each year of the study, growing as the reader scrolls. Decoration: gone where less motion is asked for. */
export function Rings({ years }: { years: number }) {
  return (
    <svg viewBox="-260 -260 520 520" aria-hidden="true" className={styles.rings}>
      {toGrowthRings(years, 256).map((ring, index) => (
        <path key={index} d={ring} style={{ "--from": `${index}%`, "--to": `${22 + index}%` } as React.CSSProperties} />
      ))}
    </svg>
  );
}
