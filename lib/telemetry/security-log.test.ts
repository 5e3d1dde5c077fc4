import { afterEach, expect, test, vi } from "vitest";
import { logSecurityEvent } from "@/lib/telemetry/security-log";

const written = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => written.mockClear());

test("a line says when, what, with what outcome and whose, as JSON", () => {
  logSecurityEvent({ event: "sign-in", outcome: "refused", reason: "wrong", subject: "c0ffee" }, new Date("2026-11-23T03:00:00+01:00"));
  const [line] = written.mock.calls[0] ?? [];
  expect(JSON.parse(String(line))).toEqual({ time: "2026-11-23T02:00:00.000Z", kind: "security", event: "sign-in", outcome: "refused", reason: "wrong", subject: "c0ffee" });
});

test("nobody's words begin a line of their own", () => {
  const forged = 'x"}\n{"kind":"security","event":"sign-in","outcome":"done"}\r\u2028';
  logSecurityEvent({ event: "api-key", outcome: "refused", reason: forged, userId: forged });
  const [line] = written.mock.calls[0] ?? [];
  expect(String(line)).not.toMatch(/[\n\r]/);
  expect(JSON.parse(String(line))).toMatchObject({ event: "api-key", outcome: "refused", reason: forged });
});
