import Link from "next/link";
import { OutlineMarker } from "@/components/hub/outline-marker";
import styles from "@/components/hub/reading.module.css";
import type { OutlineEntry } from "@/lib/hub/posts/outline";
import { cn } from "@/components/ui/class-names";

/** Related pages; `current` is the address of this one. */
export interface PageList {
  label: string;
  current: string;
  items: readonly { href: string; title: string }[];
}

interface OutlineNavProps {
  outline: readonly OutlineEntry[];
  pages?: PageList | undefined;
  /** Actions next to the text. */
  children?: React.ReactNode;
}

function Pages({ pages }: { pages: PageList }) {
  return (
    <ol>
      {pages.items.map(({ href, title }) => (
        <li key={href}>
          <Link href={href} prefetch={false} aria-current={href === pages.current ? "page" : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents and related pages: next to the text if there is space, otherwise folded above it. */
export function OutlineNav({ outline, pages, children }: OutlineNavProps) {
  const list = (
    <ol>
      {outline.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <div className={cn(styles.toc, pages && styles.dense)}>
        <nav aria-label="On this page">
          <p>On this page</p>
          <OutlineMarker>{list}</OutlineMarker>
        </nav>
        {pages ? (
          <nav aria-label={pages.label} className={styles.pages}>
            <p>{pages.label}</p>
            <Pages pages={pages} />
          </nav>
        ) : null}
        {children}
      </div>
      <details className={styles.fold}>
        <summary>
          On this page <span>{outline.length} parts</span>
        </summary>
        <nav aria-label="Parts of this page">{list}</nav>
      </details>
      {pages ? (
        <details className={styles.fold}>
          <summary>
            {pages.label} <span>{pages.items.length} pages</span>
          </summary>
          <nav aria-label={`${pages.label}, pages`}>
            <Pages pages={pages} />
          </nav>
        </details>
      ) : null}
    </>
  );
}
