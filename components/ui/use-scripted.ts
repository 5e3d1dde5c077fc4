import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True once scripts run here: for controls that are nothing without them. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the server drew this part: not where the router led here. Stays as it was at first. */
export function useIsDrawn(): boolean {
  const isScripted = useScripted();
  const [isDrawn] = useState(!isScripted);
  return isDrawn;
}
