import { z } from "zod";
import { EmailError, type EmailValues, type EmailWriter, PLAIN, type Wording } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

/** Minutes a code is good for. */
const CODE_MINUTES = 10;

/** Letters of signing in and up. */
export const signInEmails = {
  "verify-email": (values) =>
    codeEmail("Confirm your e-mail address", readCode(values), [
      `Enter this code on the page where you signed up. It confirms that this address is yours, and is valid for ${CODE_MINUTES} minutes.`,
      "Did you not sign up? Then ignore this letter: without the code nobody can use an account with your address. Give the code to no one; we never ask for it.",
    ]),
  "reset-password": (values) =>
    codeEmail("Choose a new password", readCode(values), [
      `Enter this code together with your new password. It is valid for ${CODE_MINUTES} minutes.`,
      "Did you not ask for this? Then ignore this letter: your password stays as it is. Give the code to no one; we never ask for it.",
    ]),
  "account-exists": (_, at) => ({
    ...PLAIN,
    preview: "You already have an account with this address.",
    heading: "You already have an account",
    paragraphs: [
      `Somebody tried to sign up at ${SITE.name} with this address. It has an account already, so nothing was changed and no new one was made.`,
      "If that was you, sign in. If you have forgotten the password, choose a new one there.",
      "If it was not you, there is nothing to do.",
    ],
    action: { label: "Sign in", href: at("/auth?mode=signin") },
  }),
  "sign-up-invitation": (_, at) => ({
    ...PLAIN,
    preview: `You are invited to ${SITE.name}.`,
    heading: `You are invited to ${SITE.name}`,
    paragraphs: [
      `We invite you to ${SITE.name}: every position of the brand rankings on sustainability, market by market and industry by industry. Sign up with this address; an account costs nothing.`,
      "Do you not want it? Then there is nothing to do. We keep no list with your address.",
    ],
    action: { label: "Sign up", href: at("/auth?mode=signup") },
  }),
  "password-changed": (_, at) => ({
    ...PLAIN,
    preview: "Your password has been changed.",
    heading: "Your password has been changed",
    paragraphs: [
      `The password of your account at ${SITE.name} has just been changed, and every other session was signed out.`,
      "If that was you, there is nothing to do. If it was not, choose a new password now: only somebody who can read your mail can do that.",
    ],
    action: { label: "Choose a new password", href: at("/auth?mode=signin&step=forgot") },
  }),
} satisfies Record<string, EmailWriter>;

function codeEmail(heading: string, code: string, paragraphs: readonly string[]): Wording {
  return {
    ...PLAIN,
    preview: `Your code is ${code}. It is valid for ${CODE_MINUTES} minutes.`,
    heading,
    code,
    paragraphs,
  };
}

function readCode(values: EmailValues): string {
  const found = z
    .string()
    .regex(/^[0-9A-Z]{4,12}$/)
    .safeParse(values.code);
  if (!found.success)
    throw new EmailError("A letter with a code needs values.code, 4 to 12 digits or capital letters.");
  return found.data;
}
