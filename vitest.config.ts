import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = [
  { find: /^#identity\//, replacement: `${root}lib/identity/embedded/` },
  { find: "#content", replacement: `${root}.velite` },
  { find: /^@\//, replacement: root },
  // `server-only` throws outside the react-server condition; the tests stand in for the server.
  { find: "server-only", replacement: `${root}node_modules/server-only/empty.js` },
];

export default defineConfig({
  test: {
    // Left to itself a machine of two cores would run one file at a time.
    maxWorkers: "100%",
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          // Some open DuckDB; a slow machine takes more than the five seconds that are usual.
          testTimeout: 20_000,
          include: ["lib/**/*.test.ts", "components/**/*.test.ts", "supabase/**/*.test.ts", "tests/support/**/*.test.ts", "middleware.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // Processes killed at the worst moment: part of `npm run test:deep`.
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
