import { expect, test } from "vitest";
import { z } from "zod";
import { wordIssue } from "@/lib/platform/requests/issue-words";

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(wordIssue);

test.each([
  [z.coerce.number().max(1000), "5000", "Must be at most 1000."],
  [z.coerce.number().min(1990), "1800", "Must be at least 1990."],
  [z.coerce.number(), "abc", "Must be a number."],
  [z.coerce.number().int(), "1.5", "Must be a whole number."],
  [z.enum(["json", "csv"]), "xml", "Must be one of: json, csv."],
  [z.string().min(1), "", "Must not be empty."],
  [z.string().min(2), "a", "Must have at least 2 characters."],
  [z.string().max(3), "abcd", "Must have at most 3 characters."],
  [z.array(z.string()).max(1), ["a", "b"], "Must have at most 1 value."],
  [z.string(), undefined, "Missing required parameter."],
  [z.string().regex(/^\d+$/, "Use digits"), "a", "Use digits."],
  [z.string().regex(/^\d+$/), "a", "Invalid value."],
])("an invalid parameter is described in plain words %#", (schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});

test("an unknown parameter is described in plain words", () => {
  expect(said(z.strictObject({}), { a: 1 })).toEqual(["Unknown parameter."]);
});
