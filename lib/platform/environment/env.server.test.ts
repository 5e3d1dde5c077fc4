import { existsSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  environmentWith,
  faultsOfSettings,
  requiredSetting,
  setting,
  SettingError,
  SETTINGS,
  type SettingName,
} from "@/lib/platform/environment/env.server";

beforeEach(() => {
  for (const name of Object.keys(SETTINGS)) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe("a setting", () => {
  test.each<[SettingName, string, unknown]>([
    ["PORT", "3111", 3111],
    ["BACKEND_PORT", "0", 0],
    ["APP_ORIGIN", "https://site.example/path/", "https://site.example"],
    ["WAITLIST_MODE", "1", true],
    ["WAITLIST_MODE", "0", false],
    ["LOG_LEVEL", "DEBUG", "debug"],
    ["DATABASE_PATIENCE", "2.5", 2.5],
    ["SITE_HEAP", "768", 768],
    ["SHUTDOWN_GRACE", "2.5", 2.5],
    ["SHUTDOWN_GRACE", "3600", 60],
    ["FRONT_PURGE_URL", "http://one:8080/, https://two/", ["http://one:8080/", "https://two/"]],
    ["SMTP_URL", "smtp://127.0.0.1:9", "smtp://127.0.0.1:9"],
    ["REDIS_URL", "redis://:secret@host:6379/1", "redis://:secret@host:6379/1"],
    [
      "DATABASE_URL",
      "postgresql://a:b@[::1]:5432/c?sslmode=verify-full",
      "postgresql://a:b@[::1]:5432/c?sslmode=verify-full",
    ],
    ["NEXT_PUBLIC_CLERK_PROXY_URL", "/__clerk", "/__clerk"],
    ["STRIPE_SECRET_KEY", " kept as it is ", " kept as it is "],
  ])("the setting %s=%s is read as %j", (name, value, expected) => {
    vi.stubEnv(name, value);
    expect(setting(name)).toEqual(expected);
  });

  test.each<[SettingName, string]>([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "http"],
    ["DATABASE_POOL", "1"],
    ["DATABASE_POOL", "many"],
    ["DATABASE_URL", "mysql://a@b/c"],
    ["APP_ORIGIN", "site.example"],
    ["APP_ORIGIN", "javascript:alert(1)"],
    ["SITE_INDEXABLE", "yes"],
    ["AUTH_SECRET", "too short to sign with"],
    ["METRICS_TOKEN", "too short for metrics"],
    ["FRONT_PURGE_TOKEN", "a-secret-of-your-own"],
    ["SMTP_URL", "http://mail.example"],
    ["LOG_LEVEL", "loud"],
    ["LOG_FORMAT", "lines"],
    ["DATABASE_PATIENCE", "0.5"],
    ["DATABASE_PATIENCE", "21"],
    ["SITE_HEAP", "64"],
    ["SITE_HEAP", "512.5"],
    ["SHUTDOWN_GRACE", "-1"],
    ["FRONT_PURGE_URL", "http://one:8080/, two:8080"],
  ])("the setting %s=%s is refused by its name, without its value", (name, value) => {
    vi.stubEnv(name, value);
    expect(() => setting(name)).toThrow(SettingError);
    const [fault, ...more] = faultsOfSettings();
    expect(fault?.startsWith(`${name} must `)).toBe(true);
    expect(fault?.slice(name.length)).not.toContain(value);
    expect(more).toEqual([]);
  });

  test.each([undefined, "", " "])("a setting with the value %j is not set", (value) => {
    vi.stubEnv("APP_ORIGIN", value);
    expect(setting("APP_ORIGIN")).toBeNull();
    expect(() => requiredSetting("APP_ORIGIN")).toThrow("APP_ORIGIN is not set");
    expect(faultsOfSettings()).toEqual([]);
  });

  test("a setting is read at each call, so one build serves every deployment", () => {
    vi.stubEnv("APP_ORIGIN", "https://one.example");
    expect(setting("APP_ORIGIN")).toBe("https://one.example");
    vi.stubEnv("APP_ORIGIN", "https://two.example");
    expect(setting("APP_ORIGIN")).toBe("https://two.example");
  });
});

test("all wrong settings are reported together", () => {
  vi.stubEnv("PORT", "none");
  vi.stubEnv("SMTP_URL", "hunter2");
  vi.stubEnv("INTERNAL_TOKEN", "hunter2");
  expect(faultsOfSettings()).toEqual([
    "PORT must be a number from 1 to 65535",
    "INTERNAL_TOKEN must have at least 32 characters",
    "SMTP_URL must be an address such as smtps://user:password@host:465",
  ]);
});

test("a child process gets the whole environment with the changes", () => {
  vi.stubEnv("DATA_DIR", "here");
  expect(environmentWith({ PORT: "1", DATA_DIR: undefined })).toMatchObject({ PORT: "1", PATH: process.env.PATH });
  expect(environmentWith({ DATA_DIR: undefined }).DATA_DIR).toBeUndefined();
});

/** Settings that only the tests read. */
const OF_TESTS = ["CHROMIUM_PATH"];

test("the documentation lists the same settings", () => {
  const handbook = "content/handbook/configuration.md";
  const lines = readFileSync(existsSync(handbook) ? handbook : "README.md", "utf8").split("\n");
  const documented: string[] = [];
  let isTable = false;
  for (const line of lines) {
    const [, first = ""] = line.split("|").map((cell) => cell.trim());
    if (!line.startsWith("|")) isTable = false;
    else if (/^(?:variable|setting)$/i.test(first)) isTable = true;
    else if (isTable) documented.push(...[...first.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ""));
  }
  const names = documented.filter((name) => !OF_TESTS.includes(name));
  expect(names.toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
});
