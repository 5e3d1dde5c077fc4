import type { Named } from "@/lib/catalogue/names/named";
import { BrandSearchInput } from "./brand-search-input";
import styles from "./filter-bar.module.css";
import { SearchIcon } from "@/components/ui/icon";

/** The search field of the filter bar. */
export function BrandSearchField({ market, query, brandsAt }: { market: Named; query: string; brandsAt?: string }) {
  return (
    <div className={styles.field}>
      <label htmlFor="brand-search" className={styles.label}>
        Brand search
      </label>
      <BrandSearchInput
        id="brand-search"
        market={market}
        query={query}
        brandsAt={brandsAt}
        className={`${styles.control} ${styles.input}`}
      />
      <SearchIcon className={styles.icon} />
    </div>
  );
}
