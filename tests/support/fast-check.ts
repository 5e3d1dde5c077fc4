import fc from "fast-check";

/**
 * Laws are tried on the same examples in each run, so that a change is judged by what it changed.
 * `npm run test:deep -- laws` tries others (LAWS_SEED): what that finds becomes an example with a name.
 */
const seed = Number(process.env.LAWS_SEED ?? 20261120);

/** Each mutant runs the laws anew (`npm run mutate`); most are found by the first examples. */
const numRuns = process.env.MUTATING ? 20 : 100;

fc.configureGlobal({ seed, numRuns });
