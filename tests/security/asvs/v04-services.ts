import { made, none, clear, type Chapter } from "@/tests/security/asvs/rule";

/** Web services. */
export const V4: Chapter = {
  "V4.1.1": clear(
    [
      [
        "tests/security/asvs/content-types.test.ts",
        "every response written by hand declares its type, and text its encoding",
      ],
    ],
    "pages: Next's text/html; charset=utf-8",
  ),
  "V4.1.2": made(
    "the site redirects nothing from http to https: who ends TLS does for pages, and the shipped front listens behind it",
    "lib/platform/front/granskog.vcl",
  ),
  "V4.1.3": clear([
    ["tests/http/forged-headers.spec.ts", `\${name} does not change the response`],
    ["tests/http/access-matrix.spec.ts", `\${who} gains nothing from preview, type or internal headers`],
  ]),
  "V4.2.1": clear(
    [["tests/front/front.test.ts", "the proxy follows the rule"]],
    "the front refuses bodies of reading requests and lengths that are not said; behind it Node's own parser, in its strict mode",
  ),
  "V4.3.1": none("no GraphQL; the data API's answers are bounded by rows, time and a queue (V15.2.2)"),
  "V4.3.2": none("no GraphQL"),
  "V4.4.1": none("no WebSocket: what is published is asked for once a minute"),
  "V4.4.2": none("no WebSocket"),
  "V4.4.3": none("no WebSocket"),
  "V4.4.4": none("no WebSocket"),
};
