import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { noteStep } from "@/lib/accounts/identity/embedded/security-notes";
import { log } from "@/lib/platform/telemetry/logger";

const written = vi.spyOn(log(), "warn").mockImplementation(() => undefined);
beforeAll(() => vi.stubEnv("AUTH_SECRET", "a secret for tests, of sufficient length"));
afterEach(() => written.mockClear());

const lastLine = (): unknown => written.mock.calls.at(-1)?.[0];

describe("the outcome of a sign-in step", () => {
  it.each([
    [{ is: "signed in", session: { userId: "u1" } }, "done"],
    [{ is: "second factor" }, "done"],
    [{ is: "wrong" }, "refused"],
    [{ is: "no step" }, "refused"],
    [{ is: "too many" }, "limited"],
    [null, "refused"],
  ] as const)("the outcome %j of a sign-in step is logged as %s", (answer, outcome) => {
    noteStep("sign-in", answer);
    expect(lastLine()).toMatchObject({ event: "sign-in", outcome, reason: answer?.is ?? "no answer" });
  });

  it("the log names the account of a sign-in, and an address only by a pseudonym", () => {
    noteStep("sign-in", { is: "signed in", session: { userId: "u1" } }, "Kim@Spruce.example");
    const first = lastLine();
    expect(first).toMatchObject({ userId: "u1", subject: expect.stringMatching(/^[\w-]{16}$/) });
    expect(JSON.stringify(first)).not.toMatch(/kim|spruce/i);
    noteStep("sign-in", { is: "signed in", session: { userId: "u1" } }, "kim@spruce.example");
    expect(lastLine()).toMatchObject({ subject: (first as { subject: string }).subject });
  });
});
