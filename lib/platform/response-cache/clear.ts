const HELD = Symbol.for("granskog.response-cache");

/**
 * Forgets the kept answers of this process, if it keeps any. Apart from the store, since Next loads its cache without a
 * bundler, and everything that this imports with it.
 */
export function clearResponseCache(): void {
  (globalThis as typeof globalThis & { [HELD]?: { forget(): void } })[HELD]?.forget();
}
