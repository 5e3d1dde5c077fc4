import { z } from "zod";
import { type EmailBody, EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

/** Minutes for which a code is valid. */
const CODE_MINUTES = 10;

/** Emails about signing in and creating an account. */
export const signInEmails = {
  "verify-email": (values) =>
    codeEmail("Confirm your email address", readCode(values), [
      `Enter this code on the sign-up page to confirm your email address. It expires in ${CODE_MINUTES} minutes.`,
      "Didn’t sign up? You can ignore this email. Never share this code; we will never ask for it.",
    ]),
  "reset-password": (values) =>
    codeEmail("Choose a new password", readCode(values), [
      `Enter this code with your new password. It expires in ${CODE_MINUTES} minutes.`,
      "Didn’t ask for this? You can ignore this email; your password stays the same. Never share this code; we will never ask for it.",
    ]),
  "account-exists": (_, at) => ({
    ...PLAIN,
    preview: "You already have an account with this address.",
    heading: "You already have an account",
    paragraphs: [
      `Someone tried to sign up to ${SITE.name} with this email address. It already has an account, so nothing has changed.`,
      "If that was you, sign in. You can reset your password there if you’ve forgotten it.",
      "If it wasn’t you, you don’t need to do anything.",
    ],
    action: { label: "Sign in", href: at("/auth?mode=signin") },
  }),
  "sign-up-invitation": (_, at) => ({
    ...PLAIN,
    preview: "See every brand’s position for free.",
    heading: `You’re invited to ${SITE.name}`,
    paragraphs: [
      `You’re invited to ${SITE.name}, where you can see every brand’s sustainability ranking by market and industry. Sign up with this email address; it’s free.`,
      "Not interested? You can ignore this email. We don’t keep your address on a list.",
    ],
    action: { label: "Sign up", href: at("/auth?mode=signup") },
  }),
  "password-changed": (_, at) => ({
    ...PLAIN,
    preview: "Your password has been changed.",
    heading: "Your password has been changed",
    paragraphs: [
      `The password for your ${SITE.name} account has just been changed, and all other devices have been signed out.`,
      "If that was you, you don’t need to do anything. If it wasn’t, choose a new password now.",
    ],
    action: { label: "Choose a new password", href: at("/auth?mode=signin&step=forgot") },
  }),
} satisfies Record<string, EmailWriter>;

function codeEmail(heading: string, code: string, paragraphs: readonly string[]): EmailBody {
  return {
    ...PLAIN,
    preview: `Your code is ${code}. It expires in ${CODE_MINUTES} minutes.`,
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
    throw new EmailError("An email with a code needs values.code, 4 to 12 digits or capital letters.");
  return found.data;
}
