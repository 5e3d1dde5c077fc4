import { ChevronIcon, SearchIcon } from "@/components/ui/icon";
import type { Named } from "@/lib/catalogue/names/named";

interface LookupFormProps {
  /** What the search is called. */
  name: string;
  /** Id of the search field. */
  field: string;
  markets: readonly Named[];
  /** The country select's own state or default. */
  select: Pick<React.ComponentProps<"select">, "value" | "defaultValue" | "onChange" | "autoComplete">;
  className?: string;
  /** The search field, in the look of {@link LOOKUP_FIELD}. */
  children: React.ReactNode;
}

export const LOOKUP_FIELD =
  "min-w-0 flex-1 bg-transparent px-3 text-s1 outline-none placeholder:text-ink-3 md:px-4 [&::-webkit-search-cancel-button]:hidden";

// Written as one string: `cn` would bring its merging of classes, 9 kB, to the home page.
const FRAME =
  "relative mt-2 flex h-13 rounded-md border-[1.5px] border-ink bg-paper-raised focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus md:h-15";

/** A large brand search by country: a plain form, which works on the simplest page. */
export function LookupForm({ name, field, markets, select, className, children }: LookupFormProps) {
  return (
    <form action="/rankings/go" method="get" role="search" aria-label={name} className={className}>
      <label htmlFor={field} className="font-name">
        Look up a brand
      </label>
      <div className={FRAME}>
        <span className="relative flex border-r border-rule">
          <select
            name="market"
            aria-label="Country"
            className="field-sizing-content cursor-pointer appearance-none rounded-l-md bg-transparent pr-9 pl-3 font-name outline-none focus-visible:bg-hover md:pl-4 [&>option]:bg-paper-raised"
            {...select}
          >
            {markets.map(({ slug, name: country }) => (
              <option key={slug} value={slug}>
                {country}
              </option>
            ))}
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </span>
        {children}
        <button
          type="submit"
          aria-label="Search"
          className="cursor-pointer rounded-r-[0.375rem] bg-ink px-3.5 text-paper hover:opacity-90 md:px-5"
        >
          <SearchIcon className="size-5" />
        </button>
      </div>
    </form>
  );
}
