import { afterEach, expect, test, vi } from "vitest";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";

const written = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
afterEach(() => written.mockClear());

/** The logged lines. */
const lines = () => written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"security"'));

test("a security log line has time, event, outcome and user, as JSON", () => {
  instanceState().requests.run({ id: "abcdefgh" }, () =>
    logSecurityEvent({ event: "sign-in", outcome: "refused", reason: "wrong", subject: "c0ffee" }),
  );
  expect(lines()).toHaveLength(1);
  const { time, ...rest }: Record<string, unknown> = JSON.parse(lines()[0] ?? "");
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(rest).toEqual({
    level: "warn",
    requestId: "abcdefgh",
    kind: "security",
    event: "sign-in",
    outcome: "refused",
    reason: "wrong",
    subject: "c0ffee",
    msg: "security",
  });
});

test("user input never starts a line of the security log", () => {
  const forged = 'x"}\n{"kind":"security","event":"sign-in","outcome":"done"}\r\u2028';
  logSecurityEvent({ event: "api-key", outcome: "refused", reason: forged, userId: forged });
  const [line = ""] = lines();
  expect(line.trimEnd()).not.toMatch(/[\n\r]/);
  expect(JSON.parse(line)).toMatchObject({ event: "api-key", outcome: "refused", reason: forged });
});
