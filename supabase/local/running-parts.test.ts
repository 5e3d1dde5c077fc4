import { expect, test } from "vitest";
import { graceOf } from "@/supabase/local/running-parts";

test.each([
  [undefined, 1_500],
  ["", 1_500],
  ["soon", 1_500],
  ["-1", 1_500],
  ["0", 0],
  ["2.5", 2_500],
  ["3600", 60_000],
])("SHUTDOWN_GRACE=%s is %i ms", (setting, milliseconds) => {
  expect(graceOf(setting)).toBe(milliseconds);
});
