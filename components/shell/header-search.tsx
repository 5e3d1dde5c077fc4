import { OverlayLink } from "@/components/layout/overlay-link";
import styles from "@/components/shell/header.module.css";
import { SearchIcon } from "@/components/ui/icon";

/** Opens the search over brands, countries and pages; without JavaScript it leads to the brand search. */
export function HeaderSearch() {
  return (
    <OverlayLink href="/rankings/search" overlay="palette" aria-keyshortcuts="Control+K" className={styles.search}>
      <SearchIcon className="size-5" />
      <span>Search</span>
    </OverlayLink>
  );
}
