import { useSyncExternalStore } from "react";

/** The page is static, and going to another of its addresses draws it again: there is nothing to be told of. */
const never = () => () => undefined;

/** The parameters of the address once scripts run; none in the static page. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(
      never,
      () => window.location.search,
      () => "",
    ),
  );
}
