import { z } from "zod";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

/** Days in which a previous address can be restored. */
const WAY_BACK_DAYS = 7;
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const NOT_YOU = "If that was you, you don’t need to do anything. If it wasn’t, choose a new password now.";
const newPassword = (at: (path: string) => string) => ({
  label: "Choose a new password",
  href: at("/auth?mode=signin&step=forgot"),
});

/** Emails about changes to an account. */
export const accountEmails = {
  welcome: (_, at) => ({
    ...PLAIN,
    preview: "You can now see every position in every ranking.",
    heading: "Your account is ready",
    paragraphs: [
      "You can now see every position in every ranking, by country and industry. It’s free, for as long as you like.",
      "Scores, changes and analyses are part of a plan. You can try Professional free for 7 days, no card needed. To see how scores are made, read About the study.",
      "You can change your name, password, two-step sign-in and email preferences in Account Settings. Questions? See Help, or contact us.",
    ],
    action: { label: "See the rankings", href: at("/rankings/full") },
  }),
  "change-email": (values) => {
    const { code } = read({ code: z.string().regex(/^\d{6}$/) }, values);
    return {
      ...PLAIN,
      preview: `Your code is ${code}. It expires in 10 minutes.`,
      heading: "Confirm your new email address",
      code,
      paragraphs: [
        "Enter this code in Account Settings to confirm your new email address. It expires in 10 minutes. After that, sign in with the new address.",
        "Didn’t ask for this? You can ignore this email. Never share this code; we will never ask for it.",
      ],
    };
  },
  "address-wanted": (_, at) => ({
    ...PLAIN,
    preview: "Nothing has changed.",
    heading: "Someone tried to use your email address",
    paragraphs: [
      `Someone tried to use this email address for another account on ${SITE.name}. It belongs to your account, so nothing has changed.`,
      "If that was you, sign in with this address, or change it on this account first.",
      "If it wasn’t you, you don’t need to do anything.",
    ],
    action: { label: "Sign in", href: at("/auth?mode=signin") },
  }),
  "address-changed": (values, at) => ({
    ...PLAIN,
    preview: "If this wasn’t you, restore your address.",
    heading: "Your email address has been changed",
    paragraphs: [
      `The email address of your ${SITE.name} account has been changed and other devices have been signed out. This address can no longer be used to sign in.`,
      `If that was you, you don’t need to do anything. If it wasn’t, restore your address within ${WAY_BACK_DAYS} days. We’ll sign out every device and cancel the current password.`,
    ],
    action: { label: "It wasn’t me", href: at(linkFor("address-back", values)), isOnly: true },
  }),
  "address-confirmed": (_, at) => ({
    ...PLAIN,
    preview: "You sign in with this address from now on.",
    heading: "Your new email address is confirmed",
    paragraphs: ["From now on, sign in with this address. We’ll send our emails here. Your password hasn’t changed."],
    action: { label: "Your account", href: at("/account") },
  }),
  "address-restored": (_, at) => ({
    ...PLAIN,
    preview: "Now choose a new password.",
    heading: "Your email address has been restored",
    paragraphs: [
      "Your account has this address again. We’ve signed out every device, cancelled the password and undone later changes, such as two-step sign-in.",
      "Choose a new password to sign in again.",
    ],
    action: newPassword(at),
  }),
  "second-factor-on": (_, at) => ({
    ...PLAIN,
    preview: "Two-step sign-in is on.",
    heading: "Two-step sign-in is on",
    paragraphs: [
      "Two-step sign-in is now on. When you sign in, we’ll ask for a code from your authenticator app as well as your password. Keep your recovery codes somewhere you can reach without your phone.",
      NOT_YOU,
    ],
    action: newPassword(at),
  }),
  "second-factor-off": (_, at) => ({
    ...PLAIN,
    preview: "Two-step sign-in is off.",
    heading: "Two-step sign-in is off",
    paragraphs: ["Two-step sign-in has been turned off. From now on you only need your password.", NOT_YOU],
    action: newPassword(at),
  }),
  "recovery-codes-renewed": (_, at) => ({
    ...PLAIN,
    preview: "Your old codes no longer work.",
    heading: "You have new recovery codes",
    paragraphs: ["We’ve created new recovery codes for your account. Your old codes no longer work.", NOT_YOU],
    action: newPassword(at),
  }),
  "recovery-code-used": (values, at) => {
    const { left } = read({ left: z.coerce.number().int().min(0).max(10) }, values);
    return {
      ...PLAIN,
      preview: `You have ${left === 1 ? "one code" : `${left} codes`} left.`,
      heading: "A recovery code was used",
      paragraphs: [
        `Someone signed in to your account with your password and a recovery code. You have ${left === 1 ? "one code" : `${left} codes`} left; get new ones in Account Settings.`,
        NOT_YOU,
      ],
      action: newPassword(at),
    };
  },
  "deletion-asked": (values, at) => {
    const { until } = read({ until: z.iso.datetime() }, values);
    return {
      ...PLAIN,
      preview: `You can change your mind until ${DAY.format(new Date(until))}.`,
      heading: `Your account will be deleted on ${DAY.format(new Date(until))}`,
      paragraphs: [
        `You asked us to delete your ${SITE.name} account. We’ll delete it on ${DAY.format(new Date(until))}. Until then nothing changes and you can keep it.`,
        "Didn’t ask for this? Keep your account and choose a new password.",
      ],
      action: { label: "Keep my account", href: at(linkFor("keep-account", values)), isOnly: true },
    };
  },
  "deletion-cancelled": (_, at) => ({
    ...PLAIN,
    preview: "It won’t be deleted.",
    heading: "We’ve kept your account",
    paragraphs: ["Your account won’t be deleted. Nothing has changed."],
    action: { label: "Sign in", href: at("/auth?mode=signin") },
  }),
  "account-deleted": () => ({
    ...PLAIN,
    preview: "As you asked.",
    heading: "Your account has been deleted",
    paragraphs: [
      `As you asked, we’ve deleted your ${SITE.name} account and your personal data. We keep only the order records that accounting law requires, without your name.`,
      "This is the last email we’ll send you.",
    ],
  }),
} satisfies Record<string, EmailWriter>;

function linkFor(act: "address-back" | "keep-account", values: EmailValues): string {
  const { token } = read({ token: z.string().regex(/^[\w-]{32}$/) }, values);
  return `/emails/${act}?${new URLSearchParams({ token }).toString()}`;
}

function read<Shape extends z.ZodRawShape>(shape: Shape, values: EmailValues): z.output<z.ZodObject<Shape>> {
  const found = z.object(shape).safeParse(values);
  if (!found.success)
    throw new EmailError(
      `An email about an account needs ${Object.keys(shape)
        .map((name) => `values.${name}`)
        .join(", ")}.`,
    );
  return found.data;
}
