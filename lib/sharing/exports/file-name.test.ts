import fc from "fast-check";
import { expect, test } from "vitest";
import { toFileName } from "@/lib/sharing/exports/file-name";

const named = (name: string) => toFileName({ name, isSample: false }, "csv");

test("an exported file has a name that any system accepts", () => {
  expect(named("Portfolio Åkerfrid/2025")).toBe("portfolio-akerfrid-2025");
  expect(named("")).toMatch(/^[a-z0-9]+$/);
  expect(named("x".repeat(300)).length).toBeLessThanOrEqual(100);
});

test("a data file's name says if its data are a sample", () => {
  expect(toFileName({ name: "Food", isSample: true }, "csv")).toBe("food-sample-data");
  expect(toFileName({ name: "Food", isSample: true }, "csv-zip")).toBe("food-sample-data");
  expect(toFileName({ name: "Food", isSample: true }, "xlsx")).toBe("food");
});

test("a file’s name ends no header and enters no folder", () => {
  const piece = fc.constantFrom(
    '"',
    "\r\n",
    "\n",
    ";",
    "=",
    "../",
    "\\",
    "\0",
    "%0d%0a",
    "a",
    "å",
    "\u202e",
    "Set-Cookie: x=1",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((parts) => parts.join("")),
      ),
      (name) => {
        expect(named(name)).toMatch(/^[a-z0-9][a-z0-9-]*$/);
      },
    ),
  );
});
