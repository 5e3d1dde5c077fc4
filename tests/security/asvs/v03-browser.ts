import { made, none, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

const POLICY = "tests/http/page-policies.spec.ts";
const HEADERS = "tests/http/security-headers.spec.ts";
const HANDLERS = "tests/http/handler-matrix.spec.ts";

/** The browser's part. */
export const V3: Chapter = {
  "V3.2.1": clear([
    [HEADERS, "files opened on their own run no script"],
    ["lib/platform/content-security/policy.test.ts", "files opened on their own run nothing"],
  ]),
  "V3.2.2": made(
    "React writes text as text; the six places that write HTML write what the site's own renderer or its constants made",
    "components/hub/posts/live-preview.tsx",
    "components/hub/prose.tsx",
  ),
  "V3.3.1": notMet(
    "all are secure on https, and session, step and known browser are __Host- there; edge_claims and signed_in, hints that open nothing, and link_pass and link_known, which are of one path each, have no prefix",
  ),
  "V3.3.2": clear([
    [
      "lib/accounts/identity/embedded/cookies.test.ts",
      "all account cookies are SameSite=Lax, and HttpOnly unless documented",
    ],
  ]),
  "V3.3.3": notMet("as V3.3.1: kept pages, the front and the edge know the two hints by one name on http and https"),
  "V3.3.4": clear([
    [
      "lib/accounts/identity/embedded/cookies.test.ts",
      "on https, every sensitive account cookie is secure and has the prefix",
    ],
    ["tests/integration/identity-life.test.ts", "an account starts with a code, and only then signs in"],
    [
      "lib/accounts/identity/embedded/cookies.test.ts",
      "all account cookies are SameSite=Lax, and HttpOnly unless documented",
    ],
  ]),
  "V3.4.1": clear(
    [[HEADERS, "every response has the site's security headers"]],
    "two years, subdomains too, wherever the proxy says https",
  ),
  "V3.4.2": clear(
    [
      [
        "supabase/local/backend-handler.test.ts",
        "the backend's responses come from the data API, without headers that open them to web pages",
      ],
      [HANDLERS, "a page of another site can read nothing of a member and cannot end their session"],
    ],
    "no answer allows another origin",
  ),
  "V3.4.3": clear([
    [POLICY, "every page has one complete policy, with script hashes if cached and nonces if rendered"],
    ["lib/platform/content-security/policy.test.ts", "the pages' policy states the allowed sources of every type once"],
  ]),
  "V3.4.4": clear([[HEADERS, "every response has the site's security headers"]]),
  "V3.4.5": clear([[HEADERS, "every response has the site's security headers"]]),
  "V3.4.6": clear([
    ["tests/e2e/embed-and-cite.spec.ts", "an embed works only on its allowed sites"],
    ["lib/platform/content-security/policy.test.ts", "the pages' policy states the allowed sources of every type once"],
  ]),
  "V3.5.1": clear([
    [
      "tests/http/handler-refusals.spec.ts",
      "no handler changes anything for a page of another site or a request without an origin",
    ],
    ["tests/http/action-refusals.spec.ts", "only this site's own pages can call an action"],
  ]),
  "V3.5.2": none("nothing rests on the browser's preflight: each change asks for the page's own origin (V3.5.1)"),
  "V3.5.3": clear(
    [
      [HANDLERS, "an unsupported method is refused"],
      [HANDLERS, "the handler table contains exactly the existing handlers and methods"],
    ],
    "links of letters show a page whose button posts",
  ),
  "V3.5.4": none("one application; embeds in others' pages are frames of its origin without cookies or storage"),
  "V3.5.5": made(
    "the embed's host script takes messages of its own frame and origin with a number in bounds; tabs speak by BroadcastChannel, which is of one origin",
    "public/embed.js",
    "lib/access/session-events.ts",
  ),
  "V3.7.1": made("HTML, CSS and scripts of today's browsers; no plug-in", "components/shell/page-life.tsx"),
  "V3.7.2": clear([
    ["tests/http/forged-headers.spec.ts", "no redirect leads to another site, whatever its target parameter"],
    ["lib/access/return-path.test.ts", "a return path leads only to this site, whatever its text"],
    ["lib/platform/content-security/policy.test.ts", "the pages' policy allows forms to lead to the payment provider"],
  ]),
};
