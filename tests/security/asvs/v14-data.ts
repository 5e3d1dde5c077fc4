import { made, clear, type Chapter } from "@/tests/security/asvs/rule";

/** Data that needs care. */
export const V14: Chapter = {
  "V14.1.1": made("four levels, from public to secret, in the handbook", "content/handbook/security.md"),
  "V14.1.2": made(
    "what holds of each level: who reads, how it is kept, logged and forgotten, in the handbook",
    "content/handbook/security.md",
  ),
  "V14.2.1": clear(
    [
      ["tests/integration/api.test.ts", "an API request needs a key, and nothing else counts as one"],
      ["lib/sharing/api-keys/secret.test.ts", "any other text is refused as an API key"],
    ],
    "links of letters hold a word that is good once and shows a page with a button",
  ),
  "V14.2.2": clear([
    ["tests/front/front.test.ts", "the proxy follows the rule"],
    ["lib/platform/browser/query-client.test.ts", "on the server, no one gets data loaded for someone else"],
    ["tests/http/sentinel.spec.ts", "no other page contains a suppressed value"],
  ]),
  "V14.2.3": clear([
    ["tests/e2e/vitals.spec.ts", "nothing is measured before analytics are allowed, and each metric is sent once"],
    ["tests/e2e/consent.spec.ts", "nothing optional is stored before a choice about cookies"],
  ]),
  "V14.2.4": clear([
    [
      "tests/integration/own-data.test.ts",
      "deleting a person leaves an ID in the log and the orders, and nothing else",
    ],
    [
      "tests/integration/identity-life.test.ts",
      "only the operating system's user can read the account store, its log and its index",
    ],
    ["tests/integration/teams.test.ts", "every team action is logged with who did it, and without an address"],
  ]),
  "V14.3.1": clear([
    ["tests/e2e/inactivity.spec.ts", "signing out in one tab leaves no member page in another"],
    ["tests/e2e/sign-in.spec.ts", "signing out leads home even if it fails"],
    ["tests/e2e/admin-posts.spec.ts", "unsaved text is offered again and removed once it is saved"],
  ]),
  "V14.3.2": clear(
    [
      ["tests/http/security-headers.spec.ts", "every response has the site's security headers"],
      ["tests/security/asvs/content-types.test.ts", "no cache stores what is for one person"],
    ],
    "pages for one person: Next's private, no-cache, no-store",
  ),
  "V14.3.3": clear(
    [["lib/hub/posts/content.test.ts", "the cookie page lists every key and cookie the site stores in a browser"]],
    "preferences, and an editor's own unsaved text until they sign out",
  ),
};
