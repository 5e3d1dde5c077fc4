import { existsSync, readFileSync } from "node:fs";
import { DataApi } from "../support/data-api";
import { type Part, processOf } from "../support/site-processes";
import { expect, test } from "./fixtures";

const environmentOf = (part: Part) =>
  readFileSync(`/proc/${processOf(new DataApi(process.env.DATA_DIR ?? ""), part)}/environ`, "utf8").split("\0");

test.skip(!existsSync("/proc/self/environ"), "Only Linux tells with which settings a process was started.");

test("the web server and the database allocate from one arena each", () => {
  expect(environmentOf("app")).toContain("MALLOC_ARENA_MAX=1");
  expect(environmentOf("backend")).toContain("MALLOC_ARENA_MAX=1");
});

test("the database returns large buffers to the system", () => {
  expect(environmentOf("backend")).toContain("MALLOC_MMAP_THRESHOLD_=131072");
});

test("the web server has a bounded heap", () => {
  const command = readFileSync(`/proc/${processOf(new DataApi(process.env.DATA_DIR ?? ""), "app")}/cmdline`, "utf8");
  expect(command).toMatch(/--max-old-space-size=\d+/);
});
