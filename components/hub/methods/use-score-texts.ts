import { useCallback, useState, useSyncExternalStore } from "react";
import { readScoreTexts, type ScoreField, type ScoreTexts } from "@/lib/rankings/scores/score-texts";
import { parseScoreTexts, toScoreSearch } from "@/lib/rankings/scores/search-params";

/**
 * The numbers of the panel. The address is their source, so that it can be shared; while someone types, the input has
 * precedence, and the address follows when it is valid.
 * @param search the query string as known to the server; empty on cached pages
 */
export function useScoreTexts(published: ScoreTexts, search: string) {
  const [typed, setTyped] = useState<ScoreTexts | null>(null);
  const subscribe = useCallback((notify: () => void) => {
    const onReturn = () => {
      setTyped(null);
      notify();
    };
    window.addEventListener("popstate", onReturn);
    return () => window.removeEventListener("popstate", onReturn);
  }, []);
  const address = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => search,
  );
  const texts = typed ?? parseScoreTexts(address, published);

  function write(next: ScoreTexts) {
    setTyped(next);
    if (readScoreTexts(next).status === "invalid") return;
    const { pathname, search: now, hash } = window.location;
    try {
      window.history.replaceState(null, "", pathname + toScoreSearch(next, published, now) + hash);
    } catch {
      // Some browsers limit consecutive history changes; the next one is applied.
    }
  }

  return {
    texts,
    change: (field: ScoreField, text: string) => write({ ...texts, [field]: text }),
    reset: () => write(published),
  };
}
