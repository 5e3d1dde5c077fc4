import { existsSync, mkdirSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";
import { BREAK_AT, MUTATION_AREAS } from "./mutation-areas";

// `npm run mutate` changes the code of an area in one place at a time and asks its own unit tests whether they notice;
// `npm run mutate -- access` one area. What did not change since the last run is not tried again (.mutation/AREA.json).

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in MUTATION_AREAS));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(", ")}: ${Object.keys(MUTATION_AREAS).join(", ")}.`);
  process.exit(1);
}
mkdirSync(".mutation", { recursive: true });
for (const [area, { mutate, tests }] of Object.entries(MUTATION_AREAS).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
)) {
  const incrementalFile = `.mutation/${area}.json`;
  console.log(`\n── ${area}${existsSync(incrementalFile) ? ", what has changed" : ""}`);
  // vitest.config.ts then has these tests alone.
  process.env.MUTATING = tests;
  // Its break threshold sets this process's exit code.
  await new Stryker({
    mutate: [...mutate],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    // A slow machine with other work needs long for the first run of all tests.
    dryRunTimeoutMinutes: 30,
    concurrency: 2,
    incremental: true,
    incrementalFile,
    tempDirName: ".mutation/sandbox",
    ignorePatterns: [".next*", ".data*", "public", "test-results", "tests/e2e", "tests/bench", "*.tsbuildinfo"],
    // A constant that is read when a module is loaded would need a whole new run of the tests for each of its mutants.
    ignoreStatic: true,
    thresholds: { high: 95, low: BREAK_AT, break: BREAK_AT },
    reporters: ["clear-text", "dots"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowEmpty: false,
  }).runMutationTest();
}
