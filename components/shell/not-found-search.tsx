import { ChevronIcon, SearchIcon } from "@/components/ui/icon";
import { DEFAULT_MARKET } from "@/lib/catalogue/default-selection";
import { MARKETS } from "@/lib/catalogue/markets/market";

/** Brand search as a plain form that works on the simplest page. */
export function NotFoundSearch() {
  return (
    <form action="/rankings/go" method="get" role="search" aria-label="Find a brand" className="mt-6 max-w-160">
      <label htmlFor="missing-brand" className="font-name">
        Look up a brand
      </label>
      <div className="mt-2 flex h-13 rounded-md border-[1.5px] border-ink bg-paper-raised focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus md:h-15">
        <span className="relative flex border-r border-rule">
          <select
            name="market"
            aria-label="Country"
            defaultValue={DEFAULT_MARKET}
            className="field-sizing-content cursor-pointer appearance-none rounded-l-md bg-transparent pr-9 pl-3 font-name outline-none focus-visible:bg-hover md:pl-4 [&>option]:bg-paper-raised"
          >
            {MARKETS.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </span>
        <input
          id="missing-brand"
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Brand name"
          className="min-w-0 flex-1 bg-transparent px-3 text-s1 outline-none placeholder:text-ink-3 md:px-4"
        />
        <button
          type="submit"
          aria-label="Search"
          className="cursor-pointer rounded-r-[6px] bg-ink px-3.5 text-paper hover:opacity-90 md:px-5"
        >
          <SearchIcon className="size-5" />
        </button>
      </div>
    </form>
  );
}
