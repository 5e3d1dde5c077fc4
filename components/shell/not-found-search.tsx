import { buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { DEFAULT_MARKET } from "@/lib/catalogue/default-selection";
import { MARKETS } from "@/lib/catalogue/markets/market";

/** Looks for a brand: a plain form to the rankings' own search, so it works on the barest of pages. */
export function NotFoundSearch() {
  return (
    <form
      action="/rankings/go"
      method="get"
      role="search"
      aria-label="Find a brand"
      className="mt-9 grid max-w-160 items-end gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_180px_auto]"
    >
      <label className="block min-w-0 leading-note font-name">
        Brand
        <Input type="search" name="q" maxLength={80} autoComplete="off" enterKeyHint="search" className="font-normal" />
      </label>
      <label className="block min-w-0 leading-note font-name">
        Country
        <Select name="market" defaultValue={DEFAULT_MARKET} className="font-normal">
          {MARKETS.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <button type="submit" className={buttonVariants({ className: "min-h-12" })}>
        Search
      </button>
    </form>
  );
}
