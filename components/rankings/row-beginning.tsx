"use client";

import Link from "next/link";
import { Monogram } from "./monogram";
import styles from "./ranking-list.module.css";

interface RowBeginningProps {
  position: string;
  name: string;
  industry: string;
  /** The rank range in words, for screen readers. */
  range: string | null;
  /** The ranking's first row is larger. */
  isFirst: boolean;
  link: Pick<React.ComponentProps<typeof Link>, "href" | "id" | "scroll" | "aria-current">;
  /** After the name. */
  children?: React.ReactNode;
}

/**
 * Position, monogram, brand and industry of a row in a list by runs. Drawn by the browser as well, so that a page's data
 * holds a row's words and not its elements.
 */
export function RowBeginning({ position, name, industry, range, isFirst, link, children }: RowBeginningProps) {
  return (
    <>
      <td role="cell" className={styles.position}>
        {position}
      </td>
      <td role="cell" className={styles.mark}>
        <Monogram name={name} className={isFirst ? "size-10 max-md:-ml-0.5 md:size-11" : "size-9"} />
      </td>
      <td role="cell" className={styles.brand}>
        <div className={styles.names}>
          <Link
            {...link}
            prefetch={false}
            data-slot="name"
            className={isFirst ? "row-name text-s2 tracking-name" : "row-name tracking-entry"}
          >
            {name}
          </Link>
          <span className="line-clamp-1 text-s-1 leading-note text-ink-2">{industry}</span>
        </div>
        {range ? <span className="sr-only"> Rank range {range}</span> : null}
        {children}
      </td>
    </>
  );
}
