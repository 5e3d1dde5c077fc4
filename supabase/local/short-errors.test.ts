import { expect, test, vi } from "vitest";
import { shortenError, withShortErrors } from "@/supabase/local/short-errors";

const refused = Object.assign(new Error("permission denied"), { code: "42501", params: ["ann@example.test"] });
const broken = Object.assign(new Error("could not write"), { code: "53100", params: ["ann@example.test"] });

test("a refusal needs no line, a failure one without its values", () => {
  expect(shortenError(refused)).toBeNull();
  expect(shortenError(broken)).toBe("The database failed (53100): could not write");
});

test("the library's words are shortened while it works, ours are not afterwards", async () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  await withShortErrors(async () => {
    console.error(refused);
    console.error(broken);
  });
  console.error("ours", 1);
  expect(print.mock.calls).toEqual([["The database failed (53100): could not write"], ["ours", 1]]);
  print.mockRestore();
});
