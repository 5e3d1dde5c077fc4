import { OutlineMarker } from "@/components/hub/outline-marker";
import styles from "@/components/hub/reading.module.css";
import type { OutlineEntry } from "@/lib/posts/outline";

/** The table of contents: beside the text where there is room, else folded above it. */
export function OutlineNav({ outline }: { outline: readonly OutlineEntry[] }) {
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
      <nav aria-label="On this page" className={styles.toc}>
        <p>On this page</p>
        <OutlineMarker>{list}</OutlineMarker>
      </nav>
      <details className={styles.fold}>
        <summary>
          On this page <span>{outline.length} parts</span>
        </summary>
        <nav aria-label="Parts of this page">{list}</nav>
      </details>
    </>
  );
}
