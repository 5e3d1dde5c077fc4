import * as z from "zod/mini";
import { TIERS, type Tier } from "@/lib/access/claims";

const LONGEST_EMAIL = 254;
const LONGEST_TEXT = 120;
const LONGEST_NOTE = 1_000;

const text = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(LONGEST_TEXT, `At most ${LONGEST_TEXT} characters`));

/** A value for "I do not know yet", since a form submits text. */
const UNDECIDED = "";

/** The form on the waitlist page. */
export const waitlistForm = z.strictObject({
  email: z
    .string("Invalid email address")
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(LONGEST_EMAIL, "Invalid email address"),
      z.email("Invalid email address"),
    ),
  name: text("Name is required"),
  company: text("Company/Brand is required"),
  tier: z.pipe(
    z.enum([UNDECIDED, ...TIERS], "Choose one of the plans"),
    z.transform((tier) => (tier === UNDECIDED ? null : tier)),
  ),
  note: z.string().check(z.trim(), z.maxLength(LONGEST_NOTE, `At most ${LONGEST_NOTE} characters`)),
  from: z._default(z.string().check(z.maxLength(2_048)), ""),
  /** People do not see this field; robots that fill in every field fill it in. */
  website: z._default(z.string().check(z.maxLength(2_048)), ""),
});

export type WaitlistField = keyof z.input<typeof waitlistForm>;

/** A new entry. */
export interface WaitlistEntry {
  email: string;
  name: string;
  company: string;
  tier: Tier | null;
  /** The page that led to the form. */
  origin: string | null;
  note: string;
}

/** The form's state between two submissions. */
export type WaitlistState =
  | { status: "idle" }
  | {
      status: "failed";
      message: string | null;
      fields: Partial<Record<WaitlistField, string>>;
      values: Partial<Record<WaitlistField, string>>;
    }
  | { status: "joined"; email: string };

/** The form's values parsed, or a state with an error for each invalid field. */
export function checkWaitlistForm(values: Record<string, string>) {
  const parsed = z.safeParse(waitlistForm, values);
  if (parsed.success) return { ok: true as const, data: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? "")] ??= message;
  const isKnown = Object.keys(fields).every((field) => field in waitlistForm.shape);
  const message = isKnown ? null : "Something went wrong with the form. Refresh the page and try again.";
  return { ok: false as const, state: { status: "failed", message, fields, values } satisfies WaitlistState };
}
