import { clsx } from "clsx";
import styles from "./data-table.module.css";

const VARIANTS = {
  /** A ranking: the head decides the widths of the columns. */
  list: styles.fixed,
  /** Figures below a small head, as wide as they are. */
  figures: styles.fine,
};

interface DataTableProps extends React.ComponentProps<"table"> {
  variant?: keyof typeof VARIANTS;
  /** Whether it becomes a list of blocks on phones. A narrow table stays one. */
  stacks?: boolean;
  /** What the table is about, for screen readers. */
  caption: React.ReactNode;
  /** Height of a row where the table has its columns, in px at the usual size of text; as high as its content, unless given. */
  row?: number;
}

/**
 * A table of results: columns on tablets and wider and on paper, a list of blocks on phones. Roles are spelt out there,
 * since blocks would take the table's meaning away from screen readers: `role` on rows and cells is the caller's.
 */
export function DataTable(props: DataTableProps) {
  const { variant = "list", stacks = true, caption, row, className, style, children, ...rest } = props;
  return (
    <table
      data-slot="data-table"
      className={clsx(styles.table, VARIANTS[variant], !stacks && styles.unstacked, className)}
      style={row === undefined ? style : ({ "--row": `${row / 16}rem`, ...style } as React.CSSProperties)}
      {...rest}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
