"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";

/** Milliseconds before the spinner is shown. */
const SHOW_AFTER = 250;
/** Milliseconds before waiting is given up. */
const GIVE_UP_AFTER = 10_000;

/** Whether a click leads to another page of the site in this window. */
function leadsOn(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return false;
  return link.pathname + link.search !== location.pathname + location.search;
}

/**
 * The centred spinner while sign-in, subscription or role of the next page are read. It lies over the page one leaves,
 * and not in a loading screen of the router, which would leave a page without JavaScript at that screen.
 */
export function RouteSpinner() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  // The previous address; arriving at another one ends the wait.
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    let [show, giveUp] = [0, 0];
    const stop = () => [show, giveUp].forEach((timer) => window.clearTimeout(timer));
    const wait = (event: MouseEvent) => {
      if (!leadsOn(event)) return;
      stop();
      show = window.setTimeout(() => setLeaving(address), SHOW_AFTER);
      giveUp = window.setTimeout(() => setLeaving(null), GIVE_UP_AFTER);
    };
    document.addEventListener("click", wait);
    return () => {
      document.removeEventListener("click", wait);
      stop();
    };
  }, [address]);

  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-10 grid place-items-center">
      {leaving === address && (
        <>
          <Spinner />
          <span className="sr-only">Loading</span>
        </>
      )}
    </div>
  );
}
