import { expect, test } from "vitest";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { makeLogger } from "@/lib/platform/telemetry/logger";

function lines(settings: Parameters<typeof makeLogger>[0]) {
  const written: string[] = [];
  return { written, logger: makeLogger(settings, (line) => written.push(line)) };
}

test("a log line is JSON with its request, whatever it contains", () => {
  const { written, logger } = lines({});
  instanceState().requests.run({ id: "abcdefgh" }, () => logger.warn({ route: "/a\nb" }, 'x\n{"level":"fatal"}'));
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toMatch(/\n/);
  expect(JSON.parse(written[0] ?? "")).toMatchObject({
    level: "warn",
    msg: 'x\n{"level":"fatal"}',
    route: "/a\nb",
    requestId: "abcdefgh",
  });
});

test("secrets passed to the log by mistake are removed", () => {
  const { written, logger } = lines({});
  logger.error(
    { password: "hunter2", request: { cookie: "hunter2", headers: "hunter2" }, email: "hunter2" },
    "refused",
  );
  expect(written.join("")).not.toContain("hunter2");
});

test("no line of a text log starts with user input", () => {
  const { written, logger } = lines({ format: "text" });
  logger.warn("x\n12:00:00 fatal forged");
  expect(written[0]).toMatch(/^\d\d:\d\d:\d\d warn x\n {4}12:00:00 fatal forged\n$/);
});

test.each([
  [{}, "info"],
  [{ format: "text" }, "warn"],
  [{ level: "debug" }, "debug"],
] as const)("the level %j logs from %s on", (settings, level) => {
  expect(lines(settings).logger.level).toBe(level);
});
