const IDLE_TIMEOUT_MS = 500;
const WITHOUT_IDLE_MS = 1;
const NEAR = "200px";

/** Runs `work` when the browser is idle, after half a second at the latest. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}

/**
 * Runs `work` in the first idle moment after `element` has come near the viewport. Returns a function that cancels it.
 */
export function whenIdleNear(element: Element, work: () => void): () => void {
  let cancelIdle = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancelIdle = whenIdle(work);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelIdle();
  };
}
