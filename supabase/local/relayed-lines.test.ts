import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrintedLines, relayLines } from "@/supabase/local/relayed-lines";

const passed: string[] = [];
const printed: [string, string][] = [];
const relayed = {
  pass: (line: string) => void passed.push(line),
  print: (first: string, rest: string) => void printed.push([first, rest]),
};
const LINE = '{"level":"info","time":"2026-11-24T00:00:00.000Z","msg":"a"}';

beforeEach(() => {
  vi.useFakeTimers();
  passed.length = 0;
  printed.length = 0;
});
afterEach(() => vi.useRealTimers());

test("lines of the log are passed on unchanged, however they are split", () => {
  const lines = new PrintedLines(relayed);
  for (const character of `${LINE}\n${LINE}\n`) lines.push(character);
  expect(passed).toEqual([LINE, LINE]);
  expect(printed).toEqual([]);
});

test("an error and its trace are one entry, without colours", () => {
  const lines = new PrintedLines(relayed);
  lines.push("\u001b[31m⨯ Error: broken\u001b[39m\n    at a (b.js:1:1)\n    at c {\n  digest: '1'\n}\n");
  lines.push(`${LINE}\n`);
  expect(printed).toEqual([["⨯ Error: broken", "    at a (b.js:1:1)\n    at c {\n  digest: '1'\n}"]]);
  expect(passed).toEqual([LINE]);
});

test("two entries in a row stay two", () => {
  const lines = new PrintedLines(relayed);
  lines.push("first\nsecond\n");
  lines.end();
  expect(printed).toEqual([
    ["first", ""],
    ["second", ""],
  ]);
});

test("a line without an end is passed on after a moment", () => {
  new PrintedLines(relayed).push("no end");
  expect(printed).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(printed).toEqual([["no end", ""]]);
});

test("blank lines are dropped, except those inside a trace", () => {
  const lines = new PrintedLines(relayed);
  lines.push("\n\nthrow error;\n\n    at a\n\n");
  lines.end();
  expect(printed).toEqual([["throw error;", "\n    at a"]]);
});

test.each(['{"a":1}', "{not json}", '{"level":1,"time":2}'])("%s is not a line of the log", (line) => {
  const lines = new PrintedLines(relayed);
  lines.push(`${line}\n`);
  lines.end();
  expect(passed).toEqual([]);
  expect(printed).toEqual([[line, ""]]);
});

test("for people, lines are passed on whole, so that two processes never share one", async () => {
  vi.useRealTimers();
  vi.stubEnv("LOG_FORMAT", "text");
  const written: unknown[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(text) > 0);
  const from = new PassThrough();
  relayLines(from, "site", "info");
  from.write("✓ Running ");
  await new Promise((resolve) => setImmediate(resolve));
  from.end("next.config.mjs\nlast");
  await vi.waitFor(() => expect(written).toHaveLength(2));
  write.mockRestore();
  vi.unstubAllEnvs();
  expect(written).toEqual(["✓ Running next.config.mjs\n", "last\n"]);
});
