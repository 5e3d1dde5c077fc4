import { made, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

const LIFE = "tests/integration/identity-life.test.ts";
const SESSIONS = "tests/integration/identity-sessions.test.ts";
const SECOND = "tests/integration/identity-second-factor.test.ts";

/** Sessions. */
export const V7: Chapter = {
  "V7.1.1": made(
    "30 minutes idle and 7 days at most; NIST SP 800-63B asks 30 days at most of a password alone, and the shorter times of its second level of nobody here",
    "content/handbook/security.md",
    "lib/accounts/identity/embedded/sessions.ts",
  ),
  "V7.1.2": made(
    "as many as people have browsers; each is listed to its owner, and the oldest hundred beyond that are only not shown",
    "content/handbook/security.md",
    "lib/accounts/identity/embedded/sessions.ts",
  ),
  "V7.1.3": made(
    "with Clerk: its inactivity and lifetime settings, set as the handbook says, and a minute until an end is known here",
    "content/handbook/architecture.md",
  ),
  "V7.2.1": clear([
    [SESSIONS, "the session cookie is read by Better Auth as by our code"],
    ["tests/http/taken-away.spec.ts", "a session ended elsewhere belongs to no one"],
  ]),
  "V7.2.2": clear([[LIFE, "each sign-in creates a new session and ends the browser's previous one"]]),
  "V7.2.3": made(
    "32 letters of Better Auth's random generator (about 190 bits), signed besides",
    "lib/accounts/identity/embedded/sessions.ts",
  ),
  "V7.2.4": clear([[LIFE, "each sign-in creates a new session and ends the browser's previous one"]]),
  "V7.3.1": clear([
    [SESSIONS, "a session ends after 30 minutes without activity, and its row is deleted"],
    [SESSIONS, "an expired session cannot be revived"],
    ["tests/e2e/inactivity.spec.ts", "input in one tab counts in all, and after 30 minutes all are signed out"],
  ]),
  "V7.3.2": clear([[SESSIONS, "a session lasts at most 7 days, however active"]]),
  "V7.4.1": clear([
    [LIFE, "signing out ends the session, not only its cookie"],
    ["tests/e2e/sign-in.spec.ts", "signing out goes to the home page and ends the session"],
  ]),
  "V7.4.2": clear([
    [
      "tests/integration/identity-leaving.test.ts",
      "deleting an account signs out everywhere and can be cancelled for a fortnight",
    ],
  ]),
  "V7.4.3": clear(
    [
      [LIFE, "a reset password ends every other session"],
      [LIFE, "a changed password needs the current one and keeps only this session"],
      [
        "tests/integration/identity-address.test.ts",
        "a new email address is confirmed by a code and then used to sign in",
      ],
    ],
    "unasked, and when a second factor is switched on",
  ),
  "V7.4.4": clear([
    ["tests/e2e/member-header.spec.ts", `\${who} is recognised on every page`],
    ["tests/e2e/member-header.spec.ts", "signing out from the menu goes to the home page and ends the session"],
  ]),
  "V7.4.5": notMet(
    "an administrator has no button that ends somebody's sessions; the operator ends everybody's by another AUTH_SECRET, and with Clerk one person's in its dashboard",
  ),
  "V7.5.1": clear([
    [SECOND, "irreversible actions ask for password and code, or only the password if two-step is off"],
    [
      "tests/integration/identity-address.test.ts",
      "a new email address is confirmed by a code and then used to sign in",
    ],
  ]),
  "V7.5.2": notMet(
    "sessions are listed and ended, one or all others, without the password being asked for again: who fears for an account should lose no time",
  ),
  "V7.6.1": clear(
    [
      [
        "lib/accounts/identity/clerk/session-token.test.ts",
        "Clerk's session cookie can look up its session for half an hour after expiry",
      ],
    ],
    "with Clerk; the embedded accounts have no provider",
  ),
  "V7.6.2": made("sessions begin with a form that somebody sends", "lib/accounts/identity/embedded/actions.ts"),
};
