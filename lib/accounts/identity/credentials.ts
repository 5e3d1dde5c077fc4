import * as z from "zod/mini";
import type { AuthState } from "@/lib/access/identity-port";
import { LONGEST_PASSWORD, PASSWORD_LENGTH } from "@/lib/accounts/identity/lengths";
import { typedText } from "@/lib/platform/forms/typed-text";

// zod/mini, because an adapter that works in the browser loads these rules there.

const LONGEST_EMAIL = 254;
const LONGEST_TEXT = 120;

const text = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(LONGEST_TEXT, `At most ${LONGEST_TEXT} characters`));
const email = z
  .string("Invalid email address")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_EMAIL, "Invalid email address"),
    z.email("Invalid email address"),
  );
const newPassword = z
  .string("Password must be at least 8 characters")
  .check(
    z.minLength(PASSWORD_LENGTH, "Password must be at least 8 characters"),
    z.maxLength(LONGEST_PASSWORD, `Password must be at most ${LONGEST_PASSWORD} characters`),
  );
const presentPassword = z
  .string("Password is required")
  .check(
    z.minLength(1, "Password is required"),
    z.maxLength(LONGEST_PASSWORD, `Password must be at most ${LONGEST_PASSWORD} characters`),
  );
const code = z.string("Enter the code from the email").check(
  z.overwrite((value) => value.replaceAll(/\s/g, "")),
  z.minLength(1, "Enter the code from the email"),
  z.maxLength(16, "Invalid verification code. Please try again."),
);
/** Hidden fields: any text of reasonable length; validated where it is used. */
const hiddenField = z._default(z.string().check(z.maxLength(2_048)), "");

export const signInForm = z.strictObject({
  email,
  password: presentPassword,
  from: hiddenField,
});

export const signUpForm = z.strictObject({
  firstName: text("First name is required"),
  lastName: text("Last name is required"),
  email,
  password: newPassword,
  company: text("Company/Brand is required"),
  country: text("Country is required"),
  title: text("Title is required"),
  industry: text("Industry is required"),
  /** A checkbox: "on" or absent. */
  marketingConsent: z.pipe(
    z._default(z.string(), ""),
    z.transform((value) => value === "on"),
  ),
  type: hiddenField,
  invitation: hiddenField,
  general_invitation: hiddenField,
  from: hiddenField,
});

export const codeForm = z.strictObject({ code, from: hiddenField });
export const resetRequestForm = z.strictObject({ email, from: hiddenField });
export const resetForm = z.strictObject({ code, password: newPassword, from: hiddenField });
export const nameForm = z.strictObject({
  firstName: text("First name is required"),
  lastName: text("Last name is required"),
});
export const passwordForm = z.strictObject({ currentPassword: presentPassword, newPassword });
/** App codes are digits, recovery codes include letters; absent if the account has no second factor. */
const proof = {
  password: presentPassword,
  code: z._default(z.string().check(z.trim(), z.maxLength(40, "Invalid verification code. Please try again.")), ""),
};
export const proofForm = z.strictObject(proof);
export const addressForm = z.strictObject({ email, ...proof });
export const oneSessionForm = z.strictObject({ sessionId: z.string().check(z.minLength(1), z.maxLength(100)) });

type Checked<Form extends z.ZodMiniType> = { ok: true; data: z.output<Form> } | { ok: false; state: AuthState };

/** Fields that are never returned to the form. */
const SECRET = new Set(["password", "currentPassword", "newPassword", "code"]);

/** No form has more fields; a longer one is not ours and is not returned. */
const MOST_FIELDS = 20;

/** The typed values without passwords and codes, for filling in the form again. */
export function typedValues(data: FormData): Record<string, string> {
  const entries = Object.entries(typedText(data))
    .filter(([name]) => !SECRET.has(name))
    .slice(0, MOST_FIELDS);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.slice(0, 2_048)]));
}

/** A submitted form → its data, or a state with the specification's wording for each invalid field. */
export function checkForm<Form extends z.ZodMiniType>(form: Form, data: FormData): Checked<Form> {
  const parsed = z.safeParse(form, typedText(data));
  if (parsed.success) return { ok: true, data: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? "form")] ??= message;
  const { form: message = null, ...named } = fields;
  return { ok: false, state: { status: "failed", message, fields: named, values: typedValues(data) } };
}
