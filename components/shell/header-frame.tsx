import { HeaderLogo } from "@/components/shell/header-logo";
import { HeaderSearch } from "@/components/shell/header-search";
import styles from "@/components/shell/header.module.css";

interface HeaderFrameProps {
  dock: React.ReactNode;
  /** What is at the right: the sign-in button of a visitor, badge and menu of a member. */
  children: React.ReactNode;
}

/** The sticky header's frame. Taller on a page whose `main` has `data-header="tall"`. */
export function HeaderFrame({ dock, children }: HeaderFrameProps) {
  return (
    <header data-slot="header" className={styles.header}>
      <div className={styles.row}>
        <HeaderLogo />
        {dock}
        <div className={styles.end}>
          <HeaderSearch />
          {children}
        </div>
      </div>
    </header>
  );
}
