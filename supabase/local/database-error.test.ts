import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { reportError, shortenError } from "@/supabase/local/database-error";

const written = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
afterEach(() => written.mockClear());

const of = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), { code, query: "insert …", params: ["ann@example.test"] });

test("a caller's mistake is not logged, and a database failure has a short line", () => {
  expect(shortenError(of("42501", "permission denied"))).toBeNull();
  expect(shortenError(of(undefined, "Invalid input for boolean type"))).toBeNull();
  expect(shortenError(of("53100", "could not write"))).toBe("Query failed (53100): could not write.");
  expect(shortenError(of(undefined, "gone\nfor ann@example.test."))).toBe("Query failed: gone for [address].");
});

test("an error is logged once by us and is empty when printed by anything else", () => {
  const failed = of("53100", "could not write");
  expect(reportError(failed)).toBe(failed);
  expect(inspect(failed)).toBe("");
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    expect.objectContaining({ level: "error", msg: "Query failed (53100): could not write." }),
  ]);
  expect(inspect(reportError(of("23505", "duplicate")))).toBe("");
  expect(written).toHaveBeenCalledTimes(1);
});
