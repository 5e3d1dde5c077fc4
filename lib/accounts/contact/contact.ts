import * as z from "zod/mini";
import { TIERS, type Tier } from "@/lib/access/claims";
import { TOPICS, type Topic } from "@/lib/accounts/contact/topic";

const LONGEST_EMAIL = 254;
const LONGEST_TEXT = 120;
const SHORTEST_MESSAGE = 10;
const LONGEST_MESSAGE = 4_000;

/** A message's reference. No 0, 1, I, L, O or U, because people read it out and write it down. */
export const REFERENCE = /^GR-[2-9A-HJKMNP-TV-Z]{6}$/;

const TOO_LONG = `At most ${LONGEST_TEXT} characters`;

/** The form on the contact page. */
const contactForm = z.strictObject({
  name: z
    .string("Name is required")
    .check(z.trim(), z.minLength(1, "Name is required"), z.maxLength(LONGEST_TEXT, TOO_LONG)),
  email: z
    .string("Invalid email address")
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(LONGEST_EMAIL, "Invalid email address"),
      z.email("Invalid email address"),
    ),
  company: z.string(TOO_LONG).check(z.trim(), z.maxLength(LONGEST_TEXT, TOO_LONG)),
  topic: z.enum(TOPICS, "Choose a topic"),
  message: z.string("Message is required").check(
    // A form submits line breaks as two characters, but counts them as one while typing.
    z.overwrite((text) => text.replaceAll("\r\n", "\n")),
    z.trim(),
    z.minLength(SHORTEST_MESSAGE, `At least ${SHORTEST_MESSAGE} characters`),
    z.maxLength(LONGEST_MESSAGE, `At most ${LONGEST_MESSAGE.toLocaleString("en-GB")} characters`),
  ),
  /** Set by the page from its address; anything except a plan is ignored. */
  tier: z.pipe(
    z._default(z.string().check(z.maxLength(60)), ""),
    z.transform((text): Tier | null => TIERS.find((tier) => tier === text) ?? null),
  ),
  /** People do not see this field; robots that fill in every field fill it in. */
  website: z._default(z.string().check(z.maxLength(2_048)), ""),
});

export type ContactField = keyof z.input<typeof contactForm>;

/** What someone wrote. */
export interface ContactMessage {
  name: string;
  email: string;
  company: string;
  topic: Topic;
  /** The plan in question; null for every other topic. */
  tier: Tier | null;
  message: string;
}

/** The form's state between two submissions. */
export type ContactState =
  | { status: "idle" }
  | {
      status: "failed";
      message: string | null;
      fields: Partial<Record<ContactField, string>>;
      values: Partial<Record<ContactField, string>>;
    }
  | { status: "sent"; reference: string; email: string };

/** The form's values parsed, or a state with an error for each invalid field. */
export function checkContactForm(values: Record<string, string>) {
  const parsed = z.safeParse(contactForm, values);
  if (parsed.success) {
    const { website, tier, ...written } = parsed.data;
    const data: ContactMessage = { ...written, tier: written.topic === "plan" ? tier : null };
    return { ok: true as const, isRobot: website !== "", data };
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? "")] ??= message;
  const isKnown = Object.keys(fields).every((field) => field in contactForm.shape);
  const message = isKnown ? null : "Something went wrong with the form. Refresh the page and try again.";
  return { ok: false as const, state: { status: "failed", message, fields, values } satisfies ContactState };
}

const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference to nothing, for senders who must not learn that nothing was saved. */
export function emptyReference(random: () => number = Math.random): string {
  return `GR-${Array.from({ length: 6 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join("")}`;
}
