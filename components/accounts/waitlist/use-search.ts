import { useSyncExternalStore } from "react";

/** The page is static, and another of its addresses renders it again: there is no change to subscribe to. */
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
