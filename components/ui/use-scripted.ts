import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True once scripts run here: for controls that are nothing without them. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
