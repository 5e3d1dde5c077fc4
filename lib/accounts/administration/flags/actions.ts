"use server";

import { updateTag } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { loadAdmin } from "@/lib/accounts/administration/load";
import { backHref } from "@/lib/accounts/administration/search-params";
import { FLAG_NAMES, FLAGS_PAGE, LONGEST_ANNOUNCEMENT } from "@/lib/accounts/administration/flags/flag";
import { FLAGS_TAG } from "@/lib/accounts/administration/flags/load";
import { setFlag } from "@/lib/accounts/administration/flags/mutations";
import { typedText } from "@/lib/platform/forms/typed-text";

const words = z
  .string()
  .trim()
  .max(LONGEST_ANNOUNCEMENT)
  .transform((text) => text.replaceAll(/\s+/g, " "));
const flagForm = z.strictObject({
  name: z.enum(FLAG_NAMES),
  was: z.enum(["on", "off"]),
  wasText: z.string().max(LONGEST_ANNOUNCEMENT),
  to: z.enum(["on", "off"]),
  text: words.default(""),
});

/** Sets a switch, and goes back to the list of them. For admins only. */
export async function switchFlag(data: FormData): Promise<void> {
  await loadAdmin(FLAGS_PAGE);
  const { name, was, wasText, to, text } = flagForm.parse(typedText(data));
  if (name === "announcement" && to === "on" && text === "")
    redirect(backHref(FLAGS_PAGE, { said: "no_words", line: null }));
  const line = await setFlag(asMember, { name, isOn: was === "on", text: wasText }, { isOn: to === "on", text });
  updateTag(FLAGS_TAG);
  redirect(backHref(FLAGS_PAGE, { said: line === null ? "stale" : "done", line }));
}
