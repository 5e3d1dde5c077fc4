import { z } from "zod";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

/** Days in which an earlier address can be taken back. */
const WAY_BACK_DAYS = 7;
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const NOT_YOU =
  "If that was you, there is nothing to do. If it was not, choose a new password now: only somebody who can read your mail can do that.";
const newPassword = (at: (path: string) => string) => ({
  label: "Choose a new password",
  href: at("/auth?mode=signin&step=forgot"),
});

/** Letters of what becomes of an account. */
export const accountEmails = {
  welcome: (_, at) => ({
    ...PLAIN,
    preview: "Every position of every ranking is open to you.",
    heading: "Your account is ready",
    paragraphs: [
      "Every position of every ranking is open to you now, by country and by industry, for as long as you like and at no cost.",
      "Scores, what has changed and the analyses come with a plan, which can be tried for seven days without a card. How a score is made, and how sure it is, stands on the pages about the study, open to everyone.",
      "Name, password, two-step sign-in and the letters you get are on your account page. Questions are answered by the help, and by us.",
    ],
    action: { label: "See the rankings", href: at("/rankings/full") },
  }),
  "change-email": (values) => {
    const { code } = read({ code: z.string().regex(/^\d{6}$/) }, values);
    return {
      ...PLAIN,
      preview: `Your code is ${code}. It is valid for 10 minutes.`,
      heading: "Confirm your new e-mail address",
      code,
      paragraphs: [
        "Enter this code on your account page. It confirms that this address is yours, and is valid for 10 minutes. From then on you sign in with it.",
        "Did you not ask for this? Then ignore this letter: without the code the address is not used. Give the code to no one; we never ask for it.",
      ],
    };
  },
  "address-wanted": (_, at) => ({
    ...PLAIN,
    preview: "Nothing was changed.",
    heading: "Your address was entered for another account",
    paragraphs: [
      `Somebody wanted to use this address for another account at ${SITE.name}. It belongs to yours, so nothing was changed.`,
      "If that was you, sign in with this address, or change it there first.",
      "If it was not you, there is nothing to do.",
    ],
    action: { label: "Sign in", href: at("/auth?mode=signin") },
  }),
  "address-changed": (values, at) => ({
    ...PLAIN,
    preview: "If that was not you, take the address back.",
    heading: "The e-mail address of your account has been changed",
    paragraphs: [
      `Your account at ${SITE.name} has another e-mail address from now on, and its other sessions were signed out. Nobody can sign in with this one any more.`,
      `If that was you, there is nothing to do. If it was not, take the address back within ${WAY_BACK_DAYS} days: all sessions end, and the present password is good no more.`,
    ],
    action: { label: "It was not me", href: at(linkFor("address-back", values)) },
  }),
  "address-confirmed": (_, at) => ({
    ...PLAIN,
    preview: "You sign in with this address from now on.",
    heading: "Your new e-mail address is confirmed",
    paragraphs: [
      "You sign in with this address from now on, and our letters come here. Your password is the same as before.",
    ],
    action: { label: "Your account", href: at("/account") },
  }),
  "address-restored": (_, at) => ({
    ...PLAIN,
    preview: "Now choose a new password.",
    heading: "You have your e-mail address back",
    paragraphs: [
      "Your account has this address again. Every session was ended and the password that was used is good no more. What was changed after the address, such as a second step at sign-in, was undone.",
      "Choose a new password to sign in again.",
    ],
    action: newPassword(at),
  }),
  "second-factor-on": (_, at) => ({
    ...PLAIN,
    preview: "Two-step sign-in is on.",
    heading: "Signing in asks for a code from now on",
    paragraphs: [
      "Two-step sign-in was switched on for your account: besides the password, signing in asks for a code of your authenticator app. Keep the recovery codes where you find them without your phone.",
      NOT_YOU,
    ],
    action: newPassword(at),
  }),
  "second-factor-off": (_, at) => ({
    ...PLAIN,
    preview: "Two-step sign-in is off.",
    heading: "Signing in asks for no code any more",
    paragraphs: ["Two-step sign-in was switched off for your account: from now on the password is enough.", NOT_YOU],
    action: newPassword(at),
  }),
  "recovery-codes-renewed": (_, at) => ({
    ...PLAIN,
    preview: "The earlier ones are worth nothing now.",
    heading: "You have new recovery codes",
    paragraphs: [
      "New recovery codes were made for your account. Those from before are worth nothing any more.",
      NOT_YOU,
    ],
    action: newPassword(at),
  }),
  "recovery-code-used": (values, at) => {
    const { left } = read({ left: z.coerce.number().int().min(0).max(10) }, values);
    return {
      ...PLAIN,
      preview: left === 1 ? "One is left." : `${left} are left.`,
      heading: "A recovery code was used",
      paragraphs: [
        `Somebody signed in to your account with your password and a recovery code. ${left === 1 ? "One code is" : `${left} codes are`} left; you can make new ones on your account page.`,
        NOT_YOU,
      ],
      action: newPassword(at),
    };
  },
  "deletion-asked": (values, at) => {
    const { until } = read({ until: z.iso.datetime() }, values);
    return {
      ...PLAIN,
      preview: `You can keep it until ${DAY.format(new Date(until))}.`,
      heading: "Your account will be deleted",
      paragraphs: [
        `You asked us to delete your account at ${SITE.name}. That happens on ${DAY.format(new Date(until))}; until then everything stays as it is, and you can keep the account after all.`,
        "Did you not ask for this? Then keep the account, and choose a new password.",
      ],
      action: { label: "Keep my account", href: at(linkFor("keep-account", values)) },
    };
  },
  "deletion-cancelled": (_, at) => ({
    ...PLAIN,
    preview: "It will not be deleted.",
    heading: "Your account stays",
    paragraphs: ["Your account will not be deleted. Nothing of it has changed."],
    action: { label: "Sign in", href: at("/auth?mode=signin") },
  }),
  "account-deleted": () => ({
    ...PLAIN,
    preview: "As you asked.",
    heading: "Your account has been deleted",
    paragraphs: [
      `As you asked, your account at ${SITE.name} and what was kept about you are deleted. Of what you ordered we keep what bookkeeping law asks for, under a number and without your name.`,
      "This is our last letter to you.",
    ],
  }),
} satisfies Record<string, EmailWriter>;

function linkFor(act: "address-back" | "keep-account", values: EmailValues): string {
  const { token } = read({ token: z.string().regex(/^[\w-]{32}$/) }, values);
  return `/letters/${act}?${new URLSearchParams({ token }).toString()}`;
}

function read<Shape extends z.ZodRawShape>(shape: Shape, values: EmailValues): z.output<z.ZodObject<Shape>> {
  const found = z.object(shape).safeParse(values);
  if (!found.success)
    throw new EmailError(
      `A letter about an account needs ${Object.keys(shape)
        .map((name) => `values.${name}`)
        .join(", ")}.`,
    );
  return found.data;
}
