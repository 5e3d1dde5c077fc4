const identity = "embedded";

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPECHECK === "1" },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: Object.fromEntries(
      ["client", "server", "edge"].map((part) => [`#identity/${part}`, `./lib/identity/${identity}/${part}`]),
    ),
  },
};

export default config;
