import Link from "next/link";
import { Dock } from "@/components/layout/dock";
import type { DockEntry } from "@/components/layout/dock-entries";
import { LogoMark } from "@/components/layout/logo";
import styles from "@/components/layout/header.module.css";
import { SITE } from "@/lib/site/site";

/**
 * The sticky header with the dock in it. `children` is what stands at its right: the sign-in button of a visitor.
 * It is taller on a page whose `main` carries `data-header="tall"`.
 */
export function Header({ entries, children }: { entries: readonly DockEntry[]; children: React.ReactNode }) {
  return (
    <header data-slot="header" className={styles.header}>
      <div className={styles.row}>
        <Link href="/" prefetch={false} className={styles.logo} aria-label={`${SITE.name}, home`}>
          <LogoMark className={styles.mark} />
          <span>{SITE.name}</span>
        </Link>
        <Dock entries={entries} />
        <div className={styles.right}>{children}</div>
      </div>
    </header>
  );
}
