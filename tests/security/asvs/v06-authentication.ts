import { made, none, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

const LIFE = "tests/integration/identity-life.test.ts";
const ATTEMPTS = "tests/integration/identity-attempts.test.ts";
const SECOND = "tests/integration/identity-second-factor.test.ts";
const FORMS = "lib/accounts/identity/credentials.test.ts";
const RULES = "lib/accounts/identity/embedded/password-rules.test.ts";

/** Authentication, as the embedded accounts do it. With Clerk it is Clerk's, and set in its dashboard. */
export const V6: Chapter = {
  "V6.1.1": made(
    "limits by account and by known browser, so that strangers shut nobody out, in the handbook and in one table",
    "content/handbook/security.md",
    "lib/accounts/identity/embedded/attempts.ts",
  ),
  "V6.1.2": made(
    "the product's and the person's own names and a list of words, in one file",
    "lib/accounts/identity/embedded/password-rules.ts",
    "lib/accounts/identity/embedded/common-passwords.ts",
  ),
  "V6.1.3": made(
    "the ways in are password, then a code where one is on; a letter's code for a forgotten password, then the same; and keys of the API, which sign nobody in",
    "content/handbook/security.md",
    "lib/accounts/identity/embedded/sign-in.ts",
  ),
  "V6.2.1": clear([[FORMS, "sign-up requires a password of 8 to 128 characters"]]),
  "V6.2.2": clear([[LIFE, "a changed password needs the current one and keeps only this session"]]),
  "V6.2.3": clear([[LIFE, "a changed password needs the current one and keeps only this session"]]),
  "V6.2.4": clear([
    [RULES, "each of more than three thousand common passwords is refused"],
    [RULES, "the password %s is refused as too common"],
  ]),
  "V6.2.5": clear([
    [RULES, "the password %s is allowed"],
    [FORMS, "a new password follows the same rule everywhere"],
  ]),
  "V6.2.6": clear([["tests/e2e/sign-in.spec.ts", "the typed password can be shown"]]),
  "V6.2.7": clear(
    [["tests/e2e/sign-in-without-script.spec.ts", "without JavaScript, a member signs in and out again"]],
    "plain fields with autocomplete; no handler of paste anywhere",
  ),
  "V6.2.8": clear([["lib/accounts/identity/embedded/password-exact.test.ts", "a password is used exactly as typed"]]),
  "V6.2.9": clear([[FORMS, "sign-up requires a password of 8 to 128 characters"]]),
  "V6.2.10": made(
    "nothing asks for a new password by the calendar",
    "lib/accounts/identity/embedded/password-reset.ts",
  ),
  "V6.2.11": clear([
    [LIFE, "the password %s is refused"],
    [RULES, "the password %s is refused as the person's own name or the site's"],
  ]),
  "V6.2.12": clear(
    [
      [RULES, "the password %s is refused as found in a breach"],
      [RULES, "each of more than three thousand common passwords is refused"],
    ],
    "a list that is shipped; nobody outside is asked",
  ),
  "V6.3.1": clear([
    [ATTEMPTS, "wrong passwords are counted across processes"],
    [ATTEMPTS, "strangers' wrong passwords do not lock out a known browser"],
    [
      "tests/integration/identity-answers.test.ts",
      "known and unknown addresses get the same response at the reset step",
    ],
  ]),
  "V6.3.2": clear([
    [
      "tests/integration/identity-sessions.test.ts",
      "sample accounts work only in a demonstration, including open sessions",
    ],
    [
      "tests/integration/sample-accounts.test.ts",
      "there are no sample accounts before a publication, with Clerk, or at a public address",
    ],
  ]),
  "V6.3.3": notMet(
    "a second factor is offered to everyone and asked of nobody, administrators included: nothing here is worth more than a year's plan, and a letter's code and the letters about each change stand beside the password",
  ),
  "V6.3.4": clear(
    [
      [SECOND, "two-step sign-in asks for a code after the password and accepts each once"],
      [SECOND, "two-step sign-in expects the code within ten minutes"],
    ],
    "after a reset too; no handler of the library's own is mounted",
  ),
  "V6.4.1": clear(
    [
      [LIFE, "a code works only in the browser that requested it"],
      [ATTEMPTS, "a code works once, even in parallel"],
    ],
    "nobody is given a password",
  ),
  "V6.4.2": made("forms have no such field, and unknown fields are refused", "lib/accounts/identity/credentials.ts"),
  "V6.4.3": clear(
    [
      [LIFE, "a reset password ends every other session"],
      [SECOND, "two-step sign-in expects the code within ten minutes"],
    ],
    "with a second factor a reset leads to its code",
  ),
  "V6.4.4": clear(
    [
      [SECOND, "each recovery code is accepted once, in any notation, and its owner emailed"],
      [SECOND, "irreversible actions ask for password and code, or only the password if two-step is off"],
    ],
    "without app and codes nobody is let in by word of mouth",
  ),
  "V6.5.1": clear([
    [SECOND, "two-step sign-in asks for a code after the password and accepts each once"],
    [SECOND, "of two people who send the same code at once, only one is admitted"],
    [ATTEMPTS, "a code works once, even in parallel"],
  ]),
  "V6.5.2": clear([
    [SECOND, "recovery codes are stored salted and slow to guess"],
    [SECOND, "two-step sign-in stores neither the secret nor a code in plain form"],
  ]),
  "V6.5.3": made(
    "node:crypto's randomInt and randomBytes",
    "lib/accounts/identity/embedded/codes.ts",
    "lib/accounts/identity/embedded/recovery-codes.ts",
    "lib/accounts/identity/embedded/second-factor.ts",
  ),
  "V6.5.4": made(
    "six random digits (20 bits) for letters, ten of thirty letters (49 bits) for recovery",
    "lib/accounts/identity/embedded/codes.ts",
    "lib/accounts/identity/embedded/recovery-codes.ts",
  ),
  "V6.5.5": notMet(
    "codes of letters last ten minutes as asked; a code of the app is good for its half minute and the ones before and after, since clocks differ (RFC 6238, 5.2)",
  ),
  "V6.6.1": none("nothing is sent by telephone"),
  "V6.6.2": clear([
    [LIFE, "a code works only in the browser that requested it"],
    [
      "tests/integration/identity-address.test.ts",
      "a new email address is confirmed only in the same browser and account",
    ],
  ]),
  "V6.6.3": clear([
    [ATTEMPTS, "codes allow five wrong attempts in five minutes per account, across browsers"],
    [SECOND, "two-step sign-in allows few wrong codes in any unknown browser"],
  ]),
  "V6.8.1": none(
    "one keeper of accounts at a time, chosen when the site is built; ids of both are random and never mixed",
  ),
  "V6.8.2": clear([
    ["lib/accounts/identity/clerk/session-token.test.ts", "a forged Clerk session cookie is ignored"],
    ["supabase/local/caller.test.ts", "a token signed with the issuer's public key as a secret is refused"],
  ]),
  "V6.8.3": none("no SAML is spoken, also not with Clerk by this site"),
  "V6.8.4": none(
    "the embedded accounts are the site's own; with Clerk its second factor is its own to ask, and nothing here expects one",
  ),
};
