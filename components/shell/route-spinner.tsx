"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";

/** Milliseconds before the spinner is shown. */
const SHOW_AFTER = 250;
/** Milliseconds before waiting is given up. */
const GIVE_UP_AFTER = 10_000;
/** Told by `instrumentation-client.ts` with the address that the router leads to. */
const LEAVING = "granskog:leaving";

interface RouteSpinnerProps {
  /** Paths whose subtrees are guarded: the server has the table of routes. */
  guarded: readonly string[];
}

/** Whether this leads to another page of the site that not everyone may open. */
function leadsToGuarded(address: string, guarded: readonly string[]): boolean {
  const { origin, pathname, search } = new URL(address, location.href);
  const isElsewhere = pathname + search !== location.pathname + location.search;
  return (
    origin === location.origin &&
    isElsewhere &&
    guarded.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  );
}

/** On a member's page. */
export function RouteSpinner(props: RouteSpinnerProps) {
  return <Waiting here={`${usePathname()}?${useSearchParams().toString()}`} {...props} />;
}

/** On a cached page, which knows no parameters. */
export function PublicRouteSpinner(props: RouteSpinnerProps) {
  return <Waiting here={usePathname()} {...props} />;
}

/**
 * The centred spinner while sign-in, subscription or role of the next page are read. It lies over the page one leaves,
 * and not in a loading screen of the router, which would leave a page without JavaScript at that screen.
 */
function Waiting({ here, guarded }: RouteSpinnerProps & { here: string }) {
  // The previous address; arriving at another one ends the wait.
  const [leaving, setLeaving] = useState<string | null>(null);

  useEffect(() => {
    let [show, giveUp] = [0, 0];
    const stop = () => [show, giveUp].forEach((timer) => window.clearTimeout(timer));
    const wait = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      stop();
      setLeaving(null);
      if (!leadsToGuarded(String(event.detail), guarded)) return;
      show = window.setTimeout(() => setLeaving(here), SHOW_AFTER);
      giveUp = window.setTimeout(() => setLeaving(null), GIVE_UP_AFTER);
    };
    addEventListener(LEAVING, wait);
    return () => {
      removeEventListener(LEAVING, wait);
      stop();
    };
  }, [here, guarded]);

  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-10 grid place-items-center">
      {leaving === here && (
        <>
          <Spinner />
          <span className="sr-only">Loading</span>
        </>
      )}
    </div>
  );
}
