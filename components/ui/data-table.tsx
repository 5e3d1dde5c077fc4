import { cva, type VariantProps } from "class-variance-authority";
import styles from "./data-table.module.css";

const dataTableVariants = cva(styles.table, {
  variants: {
    variant: {
      /** A ranking: the head decides the widths of the columns. */
      list: styles.fixed,
      /** Figures below a small head, as wide as they are. */
      figures: styles.fine,
    },
    /** Whether it becomes a list of blocks on phones. A narrow table stays one. */
    stacks: { true: "", false: styles.unstacked },
  },
  defaultVariants: { variant: "list", stacks: true },
});

interface DataTableProps extends React.ComponentProps<"table">, VariantProps<typeof dataTableVariants> {
  /** What the table is about, for screen readers. */
  caption: React.ReactNode;
  /** Height of a row where the table has its columns, in px at the usual size of text; as high as its content, unless given. */
  row?: number;
}

/**
 * A table of results: columns on tablets and wider and on paper, a list of blocks on phones. Roles are spelt out there,
 * since blocks would take the table's meaning away from screen readers: `role` on rows and cells is the caller's.
 */
export function DataTable({ variant, stacks, caption, row, className, style, children, ...props }: DataTableProps) {
  return (
    <table
      data-slot="data-table"
      className={dataTableVariants({ variant, stacks, className })}
      style={row === undefined ? style : ({ "--row": `${row / 16}rem`, ...style } as React.CSSProperties)}
      {...props}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
