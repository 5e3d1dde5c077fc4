const HELD = Symbol.for("granskog.response-cache");

/**
 * Clears this process's response cache, if it has one. In a file of its own, since Next loads its cache handler without
 * a bundler, together with everything this imports.
 */
export function clearResponseCache(): void {
  (globalThis as typeof globalThis & { [HELD]?: { forget(): void } })[HELD]?.forget();
}
