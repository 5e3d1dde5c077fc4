import { LOOKUP_FIELD, LookupForm } from "@/components/rankings/lookup-form";
import { DEFAULT_MARKET } from "@/lib/catalogue/default-selection";
import { MARKETS } from "@/lib/catalogue/markets/market";

/** Brand search of the missing pages, without suggestions. */
export function NotFoundSearch() {
  return (
    <LookupForm
      name="Find a brand"
      field="missing-brand"
      markets={MARKETS}
      select={{ defaultValue: DEFAULT_MARKET }}
      className="mt-6 max-w-160"
    >
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
        className={LOOKUP_FIELD}
      />
    </LookupForm>
  );
}
