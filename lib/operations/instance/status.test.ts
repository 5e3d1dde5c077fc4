import { describe, expect, test } from "vitest";
import { formatBytes, formatSpan, type InstanceReading, toChecks } from "@/lib/operations/instance/status";

const GIGABYTE = 1024 ** 3;
const NOW = new Date("2026-11-23T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const WELL: InstanceReading = {
  now: NOW,
  isDraining: false,
  databaseMs: 12,
  publishedAt: ago(500),
  maintenance: { at: ago(10), done: { emails: 0 } },
  startedAt: new Date(ago(1_000)),
  disk: { free: 20 * GIGABYTE, total: 40 * GIGABYTE },
  memory: { used: GIGABYTE, limit: 8 * GIGABYTE },
  freeing: 0.02,
  emails: 0,
  lastBackup: { at: ago(600), bytes: 5_000_000, withoutDatabase: false },
  hasAccounts: true,
  instances: [],
  errors: 0,
};

const running = (name: string, version = "1.0.0") => ({ name, version, startedAt: ago(90), seenAt: ago(0) });

const stateOf = (name: string, changes: Partial<InstanceReading>) =>
  toChecks({ ...WELL, ...changes }).find((check) => check.name === name)?.state;

describe("toChecks", () => {
  test("no action is suggested when all is well", () => {
    for (const { name, state, remedy } of toChecks(WELL))
      expect({ name, state, remedy }).toEqual({ name, state: "well", remedy: null });
  });

  test.each([
    ["Visitors", { isDraining: true }, "look"],
    ["Database", { databaseMs: null }, "failing"],
    ["Database", { databaseMs: 501 }, "look"],
    ["Results", { publishedAt: null }, "failing"],
    ["Results", { publishedAt: null, databaseMs: null }, "unknown"],
    ["Maintenance", { maintenance: null }, "look"],
    ["Maintenance", { maintenance: null, startedAt: new Date(ago(5)) }, "unknown"],
    ["Maintenance", { maintenance: { at: ago(36), done: { emails: 0 } } }, "look"],
    ["Maintenance", { maintenance: { at: ago(1), done: { emails: "failed" as const } } }, "failing"],
    ["Emails", { emails: 1 }, "look"],
    ["Backup", { lastBackup: null }, "look"],
    ["Backup", { lastBackup: { at: ago(2 * 1440 + 1), bytes: 1, withoutDatabase: false } }, "look"],
    ["Accounts", { hasAccounts: false }, "failing"],
    ["Instances", { instances: null }, "unknown"],
    ["Instances", { instances: [running("a", "1.0.0"), running("b", "1.1.0")] }, "look"],
    ["Disk", { disk: { free: GIGABYTE - 1, total: GIGABYTE } }, "failing"],
    ["Disk", { disk: null }, "unknown"],
    ["Memory", { memory: { used: 7 * GIGABYTE, limit: 8 * GIGABYTE } }, "look"],
    ["Web server", { freeing: 0.4 }, "look"],
    ["Errors", { errors: 1 }, "look"],
  ])("the status of %s with %j is %s, with what to do", (name, changes, state) => {
    expect(stateOf(name, changes)).toBe(state);
    expect(toChecks({ ...WELL, ...changes }).find((check) => check.name === name)?.remedy).toMatch(/\w\.$/);
  });
});

test("instances on one database are counted and named", () => {
  const found = (instances: InstanceReading["instances"]) =>
    toChecks({ ...WELL, instances }).find(({ name }) => name === "Instances")?.found;
  expect(found([running("a"), running("b")])).toBe("2 running: a, b.");
  expect(found([])).toBe("One running.");
});

test.each([
  [0, "0 B"],
  [1_536, "1.5 kB"],
  [200 * 1024 ** 2, "200 MB"],
  [GIGABYTE, "1.0 GB"],
])("%i bytes are written %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [30_000, "0 min"],
  [125 * 60_000, "2 h 5 min"],
  [49 * 3_600_000, "2 d 1 h"],
])("%i ms are written %s", (span, text) => expect(formatSpan(span)).toBe(text));
