/**
 * Stands in for DuckDB in unit tests, which are pure and fast. A test that needs it is known to `vitest.config.ts` by the
 * fixtures it imports, and runs with the integration tests.
 */
const refuse = () => {
  throw new Error("A unit test cannot start DuckDB: see startsEngine in vitest.config.ts.");
};

export const DuckDBInstance = { create: refuse };
export const DuckDBDataChunk = { create: refuse };
export const listValue = refuse;
export const DuckDBTypeId = {};
export const DOUBLE = {};
export const VARCHAR = {};
