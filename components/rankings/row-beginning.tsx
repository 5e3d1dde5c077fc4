import Link from "next/link";
import { cn } from "@/components/ui/class-names";
import { formatNumber } from "@/lib/platform/words/format";
import { sayRange } from "@/lib/rankings/plain-words";
import type { RankRange } from "@/lib/rankings/ranking-row";
import type { Named } from "@/lib/catalogue/names/named";
import { Monogram } from "./monogram";
import styles from "./ranking-list.module.css";

/** One link covers the whole row, which shows its focus. Long names are cut after two lines. */
export const ROW_NAME = [
  "line-clamp-2 leading-tight font-name wrap-anywhere after:absolute after:inset-0",
  "focus-visible:outline-none focus-visible:after:rounded-xs focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus",
];

interface RowBeginningProps {
  row: { position: number; brand: Named; industry: Named; range: RankRange | null };
  /** Brands in the whole ranking. */
  total: number;
  /** The ranking's first row is larger. */
  isFirst: boolean;
  link: Pick<React.ComponentProps<typeof Link>, "href" | "id" | "scroll" | "aria-current">;
  /** After the name. */
  children?: React.ReactNode;
}

/** Position, monogram, brand and industry of a row in a list by runs; its rank range is in words for screen readers. */
export function RowBeginning({ row, total, isFirst, link, children }: RowBeginningProps) {
  const { position, brand, industry } = row;
  const range = sayRange(row, total);
  return (
    <>
      <td role="cell" className={styles.position}>
        {formatNumber(position)}
      </td>
      <td role="cell" className={styles.mark}>
        <Monogram name={brand.name} className={isFirst ? "size-10 max-md:-ml-0.5 md:size-11" : "size-9"} />
      </td>
      <td role="cell" className={styles.brand}>
        <div className={styles.names}>
          <Link
            {...link}
            prefetch={false}
            data-slot="name"
            className={cn(isFirst ? "text-s2 tracking-name" : "tracking-entry", ROW_NAME)}
          >
            {brand.name}
          </Link>
          <span className="line-clamp-1 text-s-1 leading-note text-ink-2">{industry.name}</span>
        </div>
        {range ? <span className="sr-only"> Rank range {range}</span> : null}
        {children}
      </td>
    </>
  );
}
