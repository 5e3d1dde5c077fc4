import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { step } from "@/supabase/local/progress";

const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("LOG_FORMAT", "text");
  written.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test("a step that takes a while is announced and then reported as done", async () => {
  const running = step("Building the site", () => after(3_000));
  await vi.advanceTimersByTimeAsync(2_500);
  process.stdout.write("a warning of the web server\n");
  await vi.advanceTimersByTimeAsync(1_000);
  await running;
  expect(written.every((text) => text.endsWith("\n"))).toBe(true);
  expect(written.join("")).toMatch(
    /^ {2}… Building the site\na warning of the web server\n {2}✓ Building the site \([\d.]+ s\)\n$/,
  );
});

test("a quick step has one line, with its result", async () => {
  await step("Database", () => "3 migrations applied");
  expect(written).toEqual([expect.stringMatching(/^ {2}✓ Database: 3 migrations applied \([\d.]+ s\)\n$/)]);
});

test("a step without a result has no line", async () => {
  await step("Sample accounts", () => null);
  expect(written).toEqual([]);
});

test("a step that fails is reported, and its error passed on", async () => {
  await expect(step("Web server", () => Promise.reject(new Error("no port")))).rejects.toThrow("no port");
  expect(written).toEqual(["  ✗ Web server\n"]);
});
