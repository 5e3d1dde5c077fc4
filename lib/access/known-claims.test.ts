import { expect, test } from "vitest";
import { recallClaims, rememberClaims } from "@/lib/access/known-claims";

const ADMIN = { userId: "ann", sessionId: "session-1", role: "admin", tier: null } as const;
const HOUR = 60 * 60_000;

test("a person is recognised by their session for an hour after the database identified them", () => {
  rememberClaims(ADMIN, 0);
  expect(recallClaims("session-1", "ann", HOUR)).toEqual(ADMIN);
  expect(recallClaims("session-1", "ann", HOUR + 1)).toBeNull();
});

test("another session, or another person with it, is not recognised", () => {
  rememberClaims(ADMIN, 0);
  expect(recallClaims("session-2", "ann", 1)).toBeNull();
  expect(recallClaims("session-1", "bo", 1)).toBeNull();
});

test("a later answer of the database replaces what was known", () => {
  rememberClaims(ADMIN, 0);
  rememberClaims({ ...ADMIN, role: "user" }, 1);
  expect(recallClaims("session-1", "ann", 2)?.role).toBe("user");
});
