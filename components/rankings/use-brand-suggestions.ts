import { useEffect, useState } from "react";
import type { BrandSuggestion } from "@/lib/rankings/brands/view";
import { findKnownBrands, type KnownBrand } from "@/lib/rankings/brands/known-brands";

const PAUSE_MS = 150;
const DEADLINE_MS = 4000;

export type SuggestionsAnswer =
  | { status: "loading"; earlier: BrandSuggestion[] }
  | { status: "failed" }
  | { status: "ready"; brands: (BrandSuggestion | KnownBrand)[] };

function isSuggestion(value: unknown): value is BrandSuggestion {
  return (
    typeof value === "object" &&
    value !== null &&
    ["slug", "name", "industry"].every((key) => key in value && typeof Reflect.get(value, key) === "string")
  );
}

/** The brands in the response, validated by hand because a schema library would outweigh the page. */
function parseAnswer(body: unknown): BrandSuggestion[] {
  const brands = typeof body === "object" && body !== null && "brands" in body ? body.brands : null;
  if (!Array.isArray(brands) || !brands.every(isSuggestion))
    throw new Error("Unexpected response from the brand search");
  return brands;
}

/**
 * Brands that match the text: at once if a member's page has them loaded, otherwise requested after a short pause in
 * typing. A response to an older text is dropped; `earlier` holds the last good one, shown while the next loads.
 */
export function useBrandSuggestions(market: string, text: string): SuggestionsAnswer {
  const question = `${market} ${text}`;
  const [answer, setAnswer] = useState<{ question: string; value: SuggestionsAnswer } | null>(null);

  const [known, setKnown] = useState<{ question: string; brands: KnownBrand[] | null }>(() => ({
    question,
    brands: findKnownBrands(market, text),
  }));
  const isKnown = known.brands !== null;
  if (known.question !== question) setKnown({ question, brands: findKnownBrands(market, text) });

  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    const settle = (value: SuggestionsAnswer) => {
      if (!abort.signal.aborted) setAnswer({ question, value });
    };
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(DEADLINE_MS)]);
      fetch(`/api/brands/search?${new URLSearchParams({ market, q: text }).toString()}`, { signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
        .then((body: unknown) => settle({ status: "ready", brands: parseAnswer(body) }))
        .catch(() => settle({ status: "failed" }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, market, text, isKnown]);

  if (known.brands) return { status: "ready", brands: known.brands };
  if (answer?.question === question) return answer.value;
  return { status: "loading", earlier: answer?.value.status === "ready" ? answer.value.brands : [] };
}
