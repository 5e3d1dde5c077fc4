import { afterEach, expect, test, vi } from "vitest";
import { demoSettings } from "@/lib/access/demo-settings";

afterEach(() => vi.unstubAllEnvs());

const of = (settings: Record<string, string>) => {
  for (const name of ["APP_ORIGIN", "HOST", "FRONT_PURGE_URL", "TRUSTED_PROXIES"])
    vi.stubEnv(name, settings[name] ?? "");
  return demoSettings();
};

test("a deployment without settings has no address of its own, no host and no proxy", () => {
  expect(of({})).toEqual({ origin: "", listensOn: null, hasProxy: false });
});

test("a deployment's address and host are those it was given", () => {
  expect(of({ APP_ORIGIN: "https://site.example", HOST: "0.0.0.0" })).toEqual({
    origin: "https://site.example",
    listensOn: "0.0.0.0",
    hasProxy: false,
  });
});

test("a cache in front or trusted proxies count as a proxy", () => {
  expect(of({ FRONT_PURGE_URL: "http://127.0.0.1:6082" }).hasProxy).toBe(true);
  expect(of({ TRUSTED_PROXIES: "127.0.0.1" }).hasProxy).toBe(true);
});
