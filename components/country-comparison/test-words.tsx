import { cn } from "@/lib/utils";
import styles from "./country.module.css";

/** "Tested" behind a filled dot or "Within noise" behind a hollow one, the same wherever a difference is told. */
export function TestWords({ isTested }: { isTested: boolean }) {
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-s-2 leading-4 whitespace-nowrap", isTested ? "font-semibold text-ink" : "text-ink-2")}>
      <span aria-hidden="true" className={cn(styles.dot, isTested && styles.filled)} />
      {isTested ? "Tested" : "Within noise"}
    </span>
  );
}
