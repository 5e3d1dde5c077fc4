import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The adapter of `lib/identity` that is built in. The start command sees to it that Clerk's keys are there both or neither. */
const identity = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ? "clerk" : "embedded";
const distDir = process.env.NEXT_DIST_DIR || ".next";

/**
 * Next adds the folder of each build to the TypeScript configuration it is given. A build into a folder of its own
 * (a test, a second instance) gets a configuration of its own, so that the project's stays as it is.
 */
function typescriptConfiguration() {
  if (distDir === ".next") return "tsconfig.json";
  const file = `tsconfig${distDir}.json`;
  const path = join(import.meta.dirname, file);
  if (!existsSync(path)) {
    const include = ["next-env.d.ts", "**/*.ts", "**/*.tsx", `${distDir}/types/**/*.ts`, `${distDir}/dev/types/**/*.ts`];
    writeFileSync(path, `${JSON.stringify({ extends: "./tsconfig.json", include }, null, 2)}\n`);
  }
  return file;
}

/** Safe on cached pages: the same for everyone, and no nonce in them. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];

/** No page can be put into a frame but an embed, which says itself whose pages may show it. */
const unframed = [
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "X-Frame-Options", value: "DENY" },
];
const BUT_EMBEDS = "/((?!(?-i:embed)/[A-Za-z0-9_-]{22}$).*)";
/** Faces of embeds: their names change with what is in them. */
const EMBED_FACES = { source: "/embed/:file(schibsted-grotesk-latin(?:-ext)?.woff2)", headers: [{ key: "Cache-Control", value: "public, max-age=2592000" }] };

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  // Where rendered pages are kept, and given the policy that belongs to them. Node reads it as it is, TypeScript and all.
  cacheHandler: join(import.meta.dirname, "lib/page-cache/page-cache.ts"),
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // The start command builds what the checks have passed already.
  typescript: { tsconfigPath: typescriptConfiguration(), ignoreBuildErrors: process.env.SKIP_TYPECHECK === "1" },
  // Addresses anyone can make up (/brands/anything) are answered and cached too: in bounded memory, never on the disk.
  experimental: { isrFlushToDisk: false },
  // Loaded by Node as they are: bundling them makes each action that sends a letter slow to compile and to load.
  serverExternalPackages: ["@react-email/components", "@react-email/render", "@react-pdf/renderer", "@resvg/resvg-js", "nodemailer"],
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: Object.fromEntries(
      ["client", "server", "edge", "sign-out"].map((part) => [`#identity/${part}`, `./lib/identity/${identity}/${part}`]),
    ),
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: BUT_EMBEDS, headers: unframed },
    EMBED_FACES,
  ],
};

export default config;
