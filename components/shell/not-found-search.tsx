import { buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { DEFAULT_MARKET } from "@/lib/catalogue/default-selection";
import { MARKETS } from "@/lib/catalogue/markets/market";

/** Brand search as a plain form that works on the simplest page. */
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
