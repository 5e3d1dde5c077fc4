import { expect, test } from "vitest";
import { recallClaims, rememberClaims } from "@/lib/access/known-claims";

const ADMIN = { userId: "ann", sessionId: "session-1", role: "admin", tier: null } as const;
const HOUR = 60 * 60_000;

test("a person is recognised by their session for an hour after the database identified them", () => {
  rememberClaims(ADMIN, 0);
  expect(recallClaims("session-1", "ann", HOUR)).toEqual(ADMIN);
  expect(recallClaims("session-1", "ann", HOUR + 1)).toBeNull();
});

test("the sessions of the two thousand people asked about last are remembered", () => {
  for (let at = 0; at <= 2_000; at += 1) rememberClaims({ ...ADMIN, sessionId: `many-${at}` }, at);
  expect(recallClaims("many-0", "ann", 2_000)).toBeNull();
  expect(recallClaims("many-1", "ann", 2_000)).not.toBeNull();
  // Asked about again, it is no longer the oldest.
  rememberClaims({ ...ADMIN, sessionId: "many-1" }, 2_001);
  rememberClaims({ ...ADMIN, sessionId: "many-2001" }, 2_001);
  expect(recallClaims("many-1", "ann", 2_001)).not.toBeNull();
  expect(recallClaims("many-2", "ann", 2_001)).toBeNull();
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
