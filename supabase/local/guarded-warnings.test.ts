import { once } from "node:events";
import { afterAll, expect, test } from "vitest";

const before = process.emitWarning;
afterAll(
  () => void Object.defineProperty(process, "emitWarning", { configurable: true, writable: true, value: before }),
);

test("a warning that is an error is emitted although a library reads all warnings as texts", async () => {
  await import("@/supabase/local/guarded-warnings");
  const heard: string[] = [];
  const { emitWarning } = process;
  process.emitWarning = (warning: string, ...rest: []) => {
    heard.push(warning);
    if (!warning.includes("experimental")) emitWarning(warning, ...rest);
  };
  const warned = once(process, "warning");
  process.emitWarning(new Error("too many listeners"));
  expect(await warned).toEqual([expect.objectContaining({ message: "too many listeners" })]);
  process.emitWarning("an experimental feature");
  expect(heard).toEqual(["an experimental feature"]);
});
