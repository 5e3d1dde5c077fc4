import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { DataApi } from "../support/data-api";
import { type Part, processOf } from "../support/site-processes";
import { expect, test } from "./fixtures";

/** With what a part of the site was started: its command line and its environment. */
function startOf(part: Part): string {
  const pid = processOf(new DataApi(process.env.DATA_DIR ?? ""), part);
  return existsSync("/proc/self/environ")
    ? ["cmdline", "environ"].map((file) => readFileSync(`/proc/${pid}/${file}`, "utf8")).join("\0")
    : execFileSync("ps", ["eww", "-p", String(pid), "-o", "command="], { encoding: "utf8" });
}

test("the web server and the database allocate from one arena each", () => {
  expect(startOf("app")).toContain("MALLOC_ARENA_MAX=1");
  expect(startOf("backend")).toContain("MALLOC_ARENA_MAX=1");
});

test("the database returns large buffers to the system", () => {
  expect(startOf("backend")).toContain("MALLOC_MMAP_THRESHOLD_=131072");
});

test("the web server has a bounded heap", () => {
  expect(startOf("app")).toMatch(/--max-old-space-size=\d+/);
});

test("the web server says when a thread first collects", () => {
  expect(startOf("app")).toMatch(/--initial-old-space-size=\d+/);
});
