import { afterAll, vi } from "vitest";

// The files of a worker share the libraries that it has loaded and nothing else: each loads the product's own modules
// again and finds settings and globals as the run began with them.

const settings = { ...process.env };
const isOurs = (key: string | symbol) => /^granskog/.test(typeof key === "symbol" ? (key.description ?? "") : key);

vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
  // What the product keeps for a whole process.
  for (const key of Reflect.ownKeys(globalThis)) if (isOurs(key)) Reflect.deleteProperty(globalThis, key);
});
