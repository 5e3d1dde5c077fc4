import { spawnSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { gatherLine } from "@/lib/platform/telemetry/gathered-lines";
import { log } from "@/lib/platform/telemetry/logger";

const written = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
afterEach(() => written.mockClear());

const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));
const texts = () => written.mock.calls.map(([text]) => String(text));

test("lines of one turn are one write, in their order, and those of the next turn another", async () => {
  gatherLine("a\n");
  gatherLine("b\n");
  expect(texts()).toEqual([]);
  await endOfTurn();
  gatherLine("c\n");
  await endOfTurn();
  expect(texts()).toEqual(["a\nb\n", "c\n"]);
});

test("a warning is written at once, after the lines that came before it", async () => {
  log().info("first");
  expect(texts()).toEqual([]);
  log().warn("second");
  expect(texts().join("")).toMatch(/"first".*\n.*"second"/);
  written.mockClear();
  await endOfTurn();
  expect(texts()).toEqual([]);
});

test.each(["process.exit(0)", "throw new Error('failed')"])("lines are not lost when a process ends with %s", (end) => {
  const script = `import { gatherLine } from "./lib/platform/telemetry/gathered-lines.ts"; gatherLine("last\\n"); ${end};`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  expect(stdout).toBe("last\n");
});
