import { useSyncExternalStore } from "react";

/** The page is static, and going to another of its addresses draws it again: there is nothing to be told of. */
const never = () => () => undefined;

/** The address's parameters once scripts run here; none in the page as it was built. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(
      never,
      () => window.location.search,
      () => "",
    ),
  );
}
