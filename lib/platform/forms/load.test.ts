import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { readForm } from "@/lib/platform/forms/load";

const form = z.strictObject({ plan: z.enum(["essential", "professional"]) });
const formOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const missing = /NEXT_HTTP_ERROR_FALLBACK;404/;

it("a form is read without the fields that React adds", () => {
  expect(readForm(form, formOf({ plan: "essential", $ACTION_ID_ab: "" }))).toEqual({ plan: "essential" });
});

it("a form that no page of the site sends is 404", () => {
  for (const fields of [{}, { plan: "made-up" }, { plan: "essential", more: "x" }] as Record<string, string>[])
    expect(() => readForm(form, formOf(fields))).toThrow(missing);
  for (const data of [undefined, null, "text", { entries: 1 }]) expect(() => readForm(form, data)).toThrow(missing);
});

it("every action reads forms in a way that never ends in a server error", () => {
  const actions = globSync("{app,lib}/**/*.ts").filter((file) => readFileSync(file, "utf8").startsWith('"use server"'));
  expect(actions.length).toBeGreaterThan(15);
  const wrong = actions.filter((file) =>
    /\b\w*form\.parse\(|\.parse\((?:typedText|fields|data)|\bdata\.(?:get|entries)\b/i.test(readFileSync(file, "utf8")),
  );
  // They first check whether a form was sent: an empty one is a valid input, and a file is no text.
  expect(wrong.toSorted()).toEqual(["lib/accounts/email-choices/actions.ts", "lib/sharing/looks/actions.ts"]);
});
