/** One measurement of a page's loading or responsiveness, as passed to the hook. */
import { browserLog } from "@/lib/platform/browser/browser-log";

export interface PageMetric {
  name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
  /** Milliseconds; CLS is a unitless score. */
  value: number;
  rating: "good" | "needs-improvement" | "poor";
  /** Unique to this metric and visit; identifies no visitor. */
  id: string;
  navigationType: string;
  /** The page without its parameters. */
  path: string;
}

declare global {
  interface Window {
    /**
     * Defined by the publisher's own script before the page has loaded, if measurements are wanted. Called once for
     * each metric, and only if analytics were permitted. The site itself sends nothing anywhere.
     */
    granskogAnalytics?: (metric: PageMetric) => void;
  }
}

/** Passes a measurement to the hook. An error in the publisher's script is logged and contained. */
export function tellHook(metric: PageMetric): void {
  try {
    window.granskogAnalytics?.(metric);
  } catch (error) {
    browserLog.warn("The analytics hook failed.", error);
  }
}
