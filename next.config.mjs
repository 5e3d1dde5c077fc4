import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { given, setting } from "./lib/platform/environment/env.server.ts";
import { FILE_POLICY, readPolicySettings, toPagePolicy } from "./lib/platform/content-security/policy.ts";

/** The adapter of `lib/accounts/identity` that is built in. The start command sees to it that Clerk's keys are there both or neither. */
const identity = setting("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY") ? "clerk" : "embedded";
const distDir = setting("NEXT_DIST_DIR") ?? ".next";

/**
 * Next adds the folder of each build to the TypeScript configuration it is given. A build into a folder of its own
 * (a test, a second instance) gets a configuration of its own, so that the project's stays as it is.
 */
function typescriptConfiguration() {
  if (distDir === ".next") return "tsconfig.json";
  const file = `tsconfig${distDir}.json`;
  const path = join(import.meta.dirname, file);
  if (!existsSync(path)) {
    const include = [
      "next-env.d.ts",
      "**/*.ts",
      "**/*.tsx",
      "app/.well-known/**/*.ts",
      `${distDir}/types/**/*.ts`,
      `${distDir}/dev/types/**/*.ts`,
    ];
    writeFileSync(path, `${JSON.stringify({ extends: "./tsconfig.json", include }, null, 2)}\n`);
  }
  return file;
}

const isDevelopment = process.env.NODE_ENV === "development";
/** Where the page store of this project is not (in development; on Vercel, which has its own), nobody names a page's scripts. */
const namesScripts = !isDevelopment && !given("VERCEL");

/** What browsers offer and no page of this site asks for. Sign-in with a passkey is Clerk's to offer. */
const REFUSED_FEATURES = [
  ...[
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "captured-surface-control",
    "clipboard-read",
    "compute-pressure",
  ],
  ...[
    "cross-origin-isolated",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "gamepad",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
  ],
  ...[
    "keyboard-map",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "otp-credentials",
    "payment",
    "picture-in-picture",
    "screen-wake-lock",
  ],
  ...["serial", "storage-access", "sync-xhr", "usb", "window-management", "xr-spatial-tracking"],
  ...(identity === "clerk"
    ? []
    : ["identity-credentials-get", "publickey-credentials-create", "publickey-credentials-get"]),
];

/** For every answer: the same for everyone, with nothing of a request in them. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", ") },
  // Clerk's sign-in with other services opens windows that speak to this one.
  { key: "Cross-Origin-Opener-Policy", value: identity === "clerk" ? "same-origin-allow-popups" : "same-origin" },
  { key: "Origin-Agent-Cluster", value: "?1" },
  { key: "X-Permitted-Cross-Domain-Policies", value: "none" },
];
const STRICT_TRANSPORT = [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }];
/** A build serves any address: whether it is reached by https is told by the proxy that ends it. Browsers ignore the header elsewhere. */
const BY_HTTPS = {
  source: "/:path*",
  has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
  headers: STRICT_TRANSPORT,
};

/** What other sites may show: embeds with their faces and script, pictures for cards, feeds. Nothing else can be fetched into theirs. */
const SHOWN_ELSEWHERE = "/((?!(?-i:embed)/|embed\\.js$|.*opengraph-image|media/|icon|apple-icon|favicon).*)";
const ownAlone = [{ key: "Cross-Origin-Resource-Policy", value: "same-origin" }];

/** No page can be put into a frame but an embed, which says itself whose pages may show it. */
const unframed = [{ key: "X-Frame-Options", value: "DENY" }];
const BUT_EMBEDS = "/((?!(?-i:embed)/[A-Za-z0-9_-]{22}$).*)";

/** Answers that are no pages. Pages bring their policy themselves: kept ones from lib/platform/page-cache, others from the middleware. */
const FILES = [
  "/api/:path*",
  "/healthz",
  "/readyz",
  "/metrics",
  "/sitemap.xml",
  "/sitemaps/:file",
  "/robots.txt",
  "/manifest.webmanifest",
  "/.well-known/:path*",
  "/:path*/opengraph-image:rest([^/]*)",
  "/icon.svg",
  "/sustainability-branding-hub/insights/(atom|rss).xml",
  "/admin/:area(log|subscriptions|waitlist)/export",
  "/admin/hub-posts/:id/cover",
  "/admin/hub-posts/preview",
  "/cite/:id/tables.json",
  "/share/:id/:file",
];
const policyOf = (/** @type {string} */ value) => [{ key: "Content-Security-Policy", value }];
/** Without the hashes: everything but strange scripts written into a page itself is refused all the same. */
const withoutHashes = toPagePolicy(readPolicySettings(), [
  "'unsafe-inline'",
  ...(isDevelopment ? ["'unsafe-eval'"] : []),
]);
const devPolicy = withoutHashes.replace("connect-src 'self'", "connect-src 'self' ws: wss:");
/** Faces of embeds: their names change with what is in them. */
const EMBED_FONTS = {
  source: "/embed/:file(schibsted-grotesk-latin(?:-ext)?.woff2)",
  headers: [{ key: "Cache-Control", value: "public, max-age=2592000" }],
};

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  // Where rendered pages are kept, and given the policy that belongs to them. Node reads it as it is, TypeScript and all.
  ...(!given("VERCEL") && { cacheHandler: join(import.meta.dirname, "lib/platform/page-cache/page-cache.ts") }),
  // Next's own copies of pages, as text: visitors get the packed ones (lib/platform/response-cache). Twice as much is
  // half of what the server may hold, and it would be busy collecting the rest.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  poweredByHeader: false,
  // The web server packs, each kind of answer as well as it pays (supabase/local/packing.ts).
  compress: given("VERCEL") !== null,
  reactStrictMode: true,
  typedRoutes: false,
  // The start command builds what the checks have passed already.
  typescript: { tsconfigPath: typescriptConfiguration(), ignoreBuildErrors: given("SKIP_TYPECHECK") === "1" },
  // Addresses anyone can make up (/brands/anything) are answered and cached too: in bounded memory, never on the disk.
  experimental: {
    isrFlushToDisk: false,
    // Of a first build most would be written for a second one: 350 MB of steps taken, and maps of sources that nothing reads.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: isDevelopment,
    // Styles by what pages share: 29 kB instead of 45 kB before a visitor's page is drawn.
    cssChunking: "graph",
    // The most that a form may send, counted as it arrives. Files go to handlers that weigh them. A form's page is named by the
    // browser (Origin) and must be the host that was asked, or the site's public one where a proxy asks by another name.
    serverActions: {
      bodySizeLimit: "1mb",
      allowedOrigins: [URL.parse(setting("APP_ORIGIN") ?? "")?.host ?? []].flat(),
    },
  },
  // Every picture has the sizes it is shown in: nothing is fetched and scaled for whoever asks.
  images: { unoptimized: true },
  // Loaded by Node as they are: bundling them makes each action that sends a letter slow to compile and to load.
  serverExternalPackages: ["@react-email/components", "@react-email/render", "pdfkit", "@resvg/resvg-js", "nodemailer"],
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: Object.fromEntries(
      ["client", "account", "server", "edge", "sign-out"].map((part) => [
        `#identity/${part}`,
        `./lib/accounts/identity/${identity}/${part}`,
      ]),
    ),
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    BY_HTTPS,
    { source: SHOWN_ELSEWHERE, headers: ownAlone },
    {
      source: BUT_EMBEDS,
      headers: namesScripts ? unframed : [...unframed, ...policyOf(isDevelopment ? devPolicy : withoutHashes)],
    },
    ...FILES.map((source) => ({ source, headers: policyOf(FILE_POLICY) })),
    EMBED_FONTS,
    // Coming rankings: for the person who was given the address, and kept nowhere.
    { source: "/preview/:token", headers: [{ key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" }] },
  ],
};

export default config;
