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

it("is read without what React adds", () => {
  expect(readForm(form, formOf({ plan: "essential", $ACTION_ID_ab: "" }))).toEqual({ plan: "essential" });
});

it("is answered as a missing page when no page of the site sends it", () => {
  for (const fields of [{}, { plan: "made-up" }, { plan: "essential", more: "x" }] as Record<string, string>[])
    expect(() => readForm(form, formOf(fields))).toThrow(missing);
  for (const data of [undefined, null, "text", { entries: 1 }]) expect(() => readForm(form, data)).toThrow(missing);
});

it("is how every action reads a form: what does not fit never ends in an error of the server", () => {
  const actions = globSync("{app,lib}/**/*.ts").filter((file) => readFileSync(file, "utf8").startsWith('"use server"'));
  expect(actions.length).toBeGreaterThan(15);
  const wrong = actions.filter((file) =>
    /\b\w*form\.parse\(|\.parse\((?:typedText|fields|data)|\bdata\.(?:get|entries)\b/i.test(readFileSync(file, "utf8")),
  );
  // It asks first whether there is a form: an empty one means something.
  expect(wrong).toEqual(["lib/accounts/email-choices/actions.ts"]);
});
