import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type PageMetric, tellHook } from "@/components/shell/vitals/analytics-hook";

/** Measuring ends after this time: only a page's first seconds matter. */
const LASTS_MS = 10_000;

/**
 * Collects the observers that the library creates, because it cannot disconnect them. The last one is created shortly
 * after the call; afterwards other code creates its own again.
 */
function collectObservers(): { disconnect: () => void; letGo: () => void } {
  const made: PerformanceObserver[] = [];
  const original = globalThis.PerformanceObserver;
  globalThis.PerformanceObserver = class extends original {
    constructor(callback: PerformanceObserverCallback) {
      super(callback);
      made.push(this);
    }
  };
  const letGo = () => {
    globalThis.PerformanceObserver = original;
  };
  return {
    letGo,
    disconnect: () => {
      letGo();
      for (const observer of made) observer.disconnect();
    },
  };
}

/** The page that was loaded; the reader may have navigated since. */
function pathOfLoading(): string {
  const [loading] = performance.getEntriesByType("navigation");
  return loading ? new URL(loading.name).pathname : location.pathname;
}

/**
 * Measures for ten seconds, or until the page is left, and then passes the last value of each metric to the hook,
 * once. Afterwards the observers are disconnected.
 * @returns stops at once, without passing anything
 */
export function measure(): () => void {
  const path = pathOfLoading();
  const latest = new Map<string, PageMetric>();
  const observers = collectObservers();

  const keep = ({ name, value, rating, id, navigationType }: MetricType) => {
    latest.set(name, { name, value, rating, id, navigationType, path });
    // Its observer is the last to be created.
    if (name === "CLS") observers.letGo();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", finishWhenHidden);
    observers.disconnect();
  };
  const finish = () => {
    stop();
    for (const metric of latest.values()) tellHook(metric);
  };
  const finishWhenHidden = () => {
    if (document.visibilityState === "hidden") finish();
  };

  const options = { reportAllChanges: true };
  for (const follow of [onTTFB, onFCP, onLCP, onINP, onCLS]) follow(keep, options);
  // Added after the library's own listeners, which deliver their last values when the page is hidden.
  document.addEventListener("visibilitychange", finishWhenHidden);
  const timer = setTimeout(finish, LASTS_MS);
  return stop;
}
