import Link from "next/link";
import styles from "@/components/hub/read-next.module.css";

export interface NextReading {
  href: string;
  note: string;
  title: string;
  line: string;
}

/** What to read after this. */
export function ReadNext({ items }: { items: readonly NextReading[] }) {
  return (
    <section className={styles.next} aria-labelledby="read-next">
      <h2 id="read-next">Read next</h2>
      <ol>
        {items.map(({ href, note, title, line }) => (
          <li key={href}>
            <Link href={href}>
              <small>{note}</small>
              <strong>{title}</strong>
              <em>{line}</em>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
