import { made, none, notMet, type Chapter } from "@/tests/security/asvs/rule";

/** Connections. TLS towards visitors is ended before the site: by the host, or a proxy before the shipped front. */
export const V12: Chapter = {
  "V12.1.1": none("no TLS is ended here; the handbook requires it of the TLS terminator"),
  "V12.1.2": none("no TLS is ended here; outwards Node's own list of suites holds"),
  "V12.1.3": none("no client certificates"),
  "V12.2.1": made(
    "with an address of https: secure cookies, HSTS, no unencrypted request of a page; by itself the site listens on loopback",
    "next.config.mjs",
    "lib/platform/content-security/policy.ts",
    "content/handbook/deployment.md",
  ),
  "V12.2.2": none("certificates belong to who ends TLS"),
  "V12.3.1": notMet(
    "outwards TLS is required (mail, payments, accounts, publication webhooks) but for a database or Redis that is addressed without it, which the compose file does inside its own network",
  ),
  "V12.3.2": made(
    "certificates are checked by Node itself, and nothing in the code switches that off",
    "lib/platform/mail/smtp.ts",
    "lib/sharing/webhooks/send.ts",
  ),
  "V12.3.3": notMet(
    "the site and its backend speak http over loopback, and front and site over the compose file's own network",
  ),
  "V12.3.4": none("no certificates between the parts: see V12.3.3"),
};
