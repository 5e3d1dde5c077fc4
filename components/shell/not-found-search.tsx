"use client";

import { LOOKUP_FIELD, LookupForm } from "@/components/rankings/lookup-form";
import { useShownStudy } from "@/components/layout/shown-study";

/** Brand search of the missing pages, without suggestions. */
export function NotFoundSearch() {
  const { markets, defaultMarket } = useShownStudy();
  return (
    <LookupForm
      name="Find a brand"
      field="missing-brand"
      markets={markets}
      select={{ defaultValue: defaultMarket }}
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
