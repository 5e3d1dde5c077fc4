import { lint, readContent, runChecks } from "./checks";
import { Outcomes } from "./outcomes";

// `npm run check`: what a change must pass before it is worth building.

const outcomes = new Outcomes();
await readContent(outcomes);
await Promise.all([lint(outcomes), runChecks(outcomes)]);
process.exitCode = outcomes.conclude({ times: process.argv.includes("--times") }) ? 0 : 1;
