/** One measurement of how a page loaded or answered, as the hook receives it. */
import { browserLog } from "@/lib/platform/browser/browser-log";

export interface PageMetric {
  name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
  /** Milliseconds; of CLS a score without a unit. */
  value: number;
  rating: "good" | "needs-improvement" | "poor";
  /** Unique to this metric of this visit of this page; it says nothing of who visits. */
  id: string;
  navigationType: string;
  /** The page, without its parameters. */
  path: string;
}

declare global {
  interface Window {
    /**
     * Set by the publisher's own script before the page has loaded, where measurements are wanted. It is called once for
     * each metric, and only where analytics were permitted. The site itself sends nothing anywhere.
     */
    granskogAnalytics?: (metric: PageMetric) => void;
  }
}

/** Hands a measurement to the hook. A fault of the publisher's script is told and goes no further. */
export function tellHook(metric: PageMetric): void {
  try {
    window.granskogAnalytics?.(metric);
  } catch (error) {
    browserLog.warn("The analytics hook failed.", error);
  }
}
