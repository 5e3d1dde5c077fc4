import { expect, test, vi } from "vitest";
import { DataError } from "@/lib/platform/database/data-error";

test("an error of a read that another copy of the module made is known as one, and other errors are not", async () => {
  vi.resetModules();
  const another = await import("@/lib/platform/database/data-error");
  expect(another.DataError).not.toBe(DataError);
  expect(new another.DataError("unreachable", "list_markets", "no answer")).toBeInstanceOf(DataError);
  expect(new DataError("refused", "list_markets", "no")).toBeInstanceOf(another.DataError);
  expect(new Error("no answer")).not.toBeInstanceOf(DataError);
  // WebCrypto has a name for its errors that is the same.
  expect(new DOMException("no key", "DataError")).not.toBeInstanceOf(DataError);
});
