import { expect, test } from "vitest";
import { isFirstEdition, mustBeCarriedOver } from "@/supabase/local/first-edition";
import { listMigrations } from "@/supabase/local/migrations";
import { readRecorded } from "@/tests/support/first-edition";

const recorded = readRecorded().migrations.map(({ version, sql }) => [version, sql] as const);

test("a database with all migrations of the first edition is upgraded, however they are spaced", () => {
  expect(mustBeCarriedOver(new Map(recorded))).toBe(true);
  expect(mustBeCarriedOver(new Map(recorded.map(([version, sql]) => [version, `\n${sql}`])))).toBe(true);
  expect(isFirstEdition(recorded.map(([version]) => version))).toBe(true);
});

test("a new database and one of this edition are not upgraded from the first edition", () => {
  const own = listMigrations().map(({ version, sql }) => [version, sql] as const);
  expect(mustBeCarriedOver(new Map())).toBe(false);
  expect(mustBeCarriedOver(new Map(own))).toBe(false);
  expect(isFirstEdition(own.map(([version]) => version))).toBe(false);
});

test("an older database is refused, with what to do", () => {
  expect(() => mustBeCarriedOver(new Map(recorded.slice(0, 41)))).toThrow(
    expect.objectContaining({
      message:
        "This database has applied 41 of the 58 migrations of the first edition; this version continues from all of them.",
      remedy: expect.stringContaining("Start it once with commit 651dfe4") as string,
    }),
  );
});

test("a database whose migrations were edited is refused", () => {
  const edited = recorded.map(([version, sql], index) => [version, index === 30 ? `${sql} select 1` : sql] as const);
  expect(() => mustBeCarriedOver(new Map(edited))).toThrow(
    `Migration ${recorded[30]?.[0]} in this database differs from the one in the first edition.`,
  );
});
