import type { ComponentProps } from "react";
import styles from "@/components/discovery/home/client-strip.module.css";
import type { Client } from "@/lib/platform/site/voices";

interface ClientStripProps {
  clients: readonly Client[];
  viewport?: Pick<ComponentProps<"div">, "ref">;
  controls?: React.ReactNode;
}

/** The clients' names in a row, and space for the carousel's controls. */
export function ClientStrip({ clients, viewport, controls }: ClientStripProps) {
  return (
    <>
      <div
        {...viewport}
        {...(controls ? { "data-moving": "" } : { role: "group", "aria-label": "Client names", tabIndex: 0 })}
        className={styles.viewport}
      >
        <ul className={styles.row}>
          {clients.map(({ name, font }) => (
            <li key={name} className={styles.client}>
              <span data-face={font}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>{controls}</div>
    </>
  );
}
