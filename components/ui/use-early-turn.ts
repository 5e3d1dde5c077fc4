import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * For a fold whose state is React's: one that the reader turned before scripts worked it, as a browser does by itself, is
 * turned in the state as well. Returns the fold's `ref`.
 */
export function useEarlyTurn(isOpen: boolean, turn: () => void): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const compare = useEffectEvent(() => {
    if (fold.current && fold.current.open !== isOpen) turn();
  });
  useEffect(() => compare(), []);
  return fold;
}
