import { useEffect, useState } from "react";
import type { PaletteNames } from "@/lib/catalogue/names/names";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** Names change only with a publication; an older list is loaded again when the palette opens. */
const FRESH_MS = 10 * 60_000;
const DEADLINE_MS = 8_000;

export type NamesAnswer = { status: "loading" } | { status: "failed" } | { status: "ready"; names: PaletteNames };

let cached: { names: PaletteNames; at: number } | null = null;

function isNames(body: unknown): body is PaletteNames {
  return (
    typeof body === "object" &&
    body !== null &&
    ["brands", "industries", "texts"].every((list) => Array.isArray(Reflect.get(body, list)))
  );
}

async function fetchNames(signal: AbortSignal): Promise<PaletteNames> {
  const answer = await fetch("/api/palette", { signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]) });
  if (!answer.ok) throw new Error(`Names for the palette failed: ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isNames(body)) throw new Error("Unexpected response with the names for the palette");
  return body;
}

/** The names of the study, kept while the page lives; `retry` asks again after a failure. */
export function useNames(): { answer: NamesAnswer; retry: () => void } {
  const [answer, setAnswer] = useState<NamesAnswer>(() =>
    cached ? { status: "ready", names: cached.names } : { status: "loading" },
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (cached && performance.now() - cached.at < FRESH_MS) return;
    const abort = new AbortController();
    fetchNames(abort.signal)
      .then((names) => {
        cached = { names, at: performance.now() };
        setAnswer({ status: "ready", names });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        browserLog.warn("Names for the palette failed; will retry.", error);
        // An older list is better than none.
        if (!cached) setAnswer({ status: "failed" });
      });
    return () => abort.abort();
  }, [attempt]);

  return {
    answer,
    retry: () => {
      setAnswer({ status: "loading" });
      setAttempt(attempt + 1);
    },
  };
}
