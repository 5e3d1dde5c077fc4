import styles from "./filter-bar.module.css";

interface FilterCellProps {
  label: React.ReactNode;
  /** At the right of the label: "5 of 8". */
  aside?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}

/** One cell of a `FilterBar`: a small label above its value. */
export function FilterCell({ label, aside, className = "", children }: FilterCellProps) {
  return (
    <div className={`${styles.cell} ${className}`}>
      <span className={styles.cap}>
        <span>{label}</span>
        {aside ? <span className="text-ink">{aside}</span> : null}
      </span>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
