import { z } from "zod";
import { REFERENCE } from "@/lib/contact/contact";
import { TOPIC_NAMES } from "@/lib/contact/topic";
import type { LetterKind } from "@/lib/mail/letter";
import { SITE } from "@/lib/site/site";

/** Minutes a code is good for. */
const CODE_MINUTES = 10;

/** What a letter says, before it is set as text or as HTML. */
export interface Wording {
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  code: string | null;
  paragraphs: readonly string[];
  action: { label: string; href: string } | null;
  /** Name and value, one line each. */
  facts: readonly (readonly [string, string])[];
}

/** A letter lacks what its words need. The values themselves are not repeated: a code is a secret. */
export class LetterError extends Error {
  override readonly name = "LetterError";
}

const PLAIN = { code: null, action: null, facts: [] } as const;

/**
 * The words of a letter. Nothing that somebody typed into a form is repeated to an address that is not known to be
 * theirs: anyone can enter another person's address, and the letter must not carry their message.
 * @param origin the site's configured address
 * @throws {LetterError} when a value is missing or malformed
 */
export function wordLetter(kind: LetterKind, values: Readonly<Record<string, string>>, origin: string): Wording {
  const at = (path: string) => new URL(path, origin).href;
  switch (kind) {
    case "verify-email":
      return codeLetter("Confirm your e-mail address", readCode(values), [
        `Enter this code on the page where you signed up. It confirms that this address is yours, and is valid for ${CODE_MINUTES} minutes.`,
        "Did you not sign up? Then ignore this letter: without the code nobody can use an account with your address. Give the code to no one; we never ask for it.",
      ]);
    case "reset-password":
      return codeLetter("Choose a new password", readCode(values), [
        `Enter this code together with your new password. It is valid for ${CODE_MINUTES} minutes.`,
        "Did you not ask for this? Then ignore this letter: your password stays as it is. Give the code to no one; we never ask for it.",
      ]);
    case "account-exists":
      return {
        ...PLAIN,
        preview: "You already have an account with this address.",
        heading: "You already have an account",
        paragraphs: [
          `Somebody tried to sign up at ${SITE.name} with this address. It has an account already, so nothing was changed and no new one was made.`,
          "If that was you, sign in. If you have forgotten the password, choose a new one there.",
          "If it was not you, there is nothing to do.",
        ],
        action: { label: "Sign in", href: at("/auth?mode=signin") },
      };
    case "password-changed":
      return {
        ...PLAIN,
        preview: "Your password has been changed.",
        heading: "Your password has been changed",
        paragraphs: [
          `The password of your account at ${SITE.name} has just been changed, and every other session was signed out.`,
          "If that was you, there is nothing to do. If it was not, choose a new password now: only somebody who can read your mail can do that.",
        ],
        action: { label: "Choose a new password", href: at("/auth?mode=signin&step=forgot") },
      };
    case "waitlist":
      return {
        ...PLAIN,
        preview: "You are on the waitlist.",
        heading: "You are on the waitlist",
        paragraphs: [
          `This address was put on the waitlist of ${SITE.name}. We write to you when there is a place, in the order in which people asked.`,
          "Did you not ask for this? Then ignore this letter, or answer it and we strike the address off.",
        ],
        action: { label: "What each plan includes", href: at("/pricing") },
      };
    case "waitlist-entry":
      return {
        ...PLAIN,
        preview: "Somebody asked for a place on the waitlist.",
        heading: "A place on the waitlist was asked for",
        paragraphs: ["Everything below was typed by the person who asked, and nothing of it has been checked."],
        facts: Object.entries(values),
      };
    case "waitlist-invitation":
      return {
        ...PLAIN,
        preview: "There is a place for you.",
        heading: "There is a place for you",
        paragraphs: [
          `You asked for a place at ${SITE.name}, and there is one now. Sign up with this address, and we set up your plan.`,
          "Do you no longer want it? Then there is nothing to do, or answer this letter and we strike the address off.",
        ],
        action: { label: "Sign up", href: at("/auth?mode=signup") },
      };
    case "contact": {
      const { reference, topic } = readReceipt(values);
      return {
        ...PLAIN,
        preview: `We have your message ${reference}.`,
        heading: "We have your message",
        paragraphs: [
          "A message was sent to us with this address, and we answer to it. If you write again about the same, name the reference.",
          "Did you not write to us? Then ignore this letter, or answer it and we delete the message.",
        ],
        facts: [
          ["Reference", reference],
          ["Topic", topic],
        ],
      };
    }
    case "contact-message":
      return {
        ...PLAIN,
        preview: "Somebody wrote by the form on the contact page.",
        heading: "A message from the contact page",
        paragraphs: ["Everything below was typed by the sender, and nothing of it has been checked. An answer to this letter goes to them."],
        facts: Object.entries(values),
      };
  }
}

/** Reference and topic are words of ours: whatever is neither is not repeated. */
function readReceipt(values: Readonly<Record<string, string>>): { reference: string; topic: string } {
  const topics: readonly string[] = Object.values(TOPIC_NAMES);
  const found = z.object({ reference: z.string().regex(REFERENCE), topic: z.string().refine((topic) => topics.includes(topic)) }).safeParse(values);
  if (!found.success) throw new LetterError("A receipt needs values.reference and values.topic, both as the contact form names them.");
  return found.data;
}

function codeLetter(heading: string, code: string, paragraphs: readonly string[]): Wording {
  return { ...PLAIN, preview: `Your code is ${code}. It is valid for ${CODE_MINUTES} minutes.`, heading, code, paragraphs };
}

function readCode(values: Readonly<Record<string, string>>): string {
  const found = z.string().regex(/^[0-9A-Z]{4,12}$/).safeParse(values.code);
  if (!found.success) throw new LetterError("A letter with a code needs values.code, 4 to 12 digits or capital letters.");
  return found.data;
}

/** The letter as plain text. The first line is what one came for. */
export function toText({ heading, code, paragraphs, action, facts }: Wording): string {
  const parts = [
    code === null ? heading : `Your code: ${code}`,
    ...(code === null ? [] : [heading]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `--\n${SITE.name}, ${SITE.contactAddress}`,
  ];
  return `${parts.join("\n\n")}\n`;
}
