import { type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

/** Letters of the waitlist. */
export const waitlistEmails = {
  waitlist: (_, at) => ({
    ...PLAIN,
    preview: "You are on the waitlist.",
    heading: "You are on the waitlist",
    paragraphs: [
      `This address was put on the waitlist of ${SITE.name}. We write to you when there is a place, in the order in which people asked.`,
      "Did you not ask for this? Then ignore this letter, or answer it and we strike the address off.",
    ],
    action: { label: "What each plan includes", href: at("/pricing") },
  }),
  "waitlist-entry": (values) => ({
    ...PLAIN,
    preview: "Somebody asked for a place on the waitlist.",
    heading: "A place on the waitlist was asked for",
    paragraphs: ["Everything below was typed by the person who asked, and nothing of it has been checked."],
    facts: Object.entries(values),
  }),
  "waitlist-invitation": (_, at) => ({
    ...PLAIN,
    preview: "There is a place for you.",
    heading: "There is a place for you",
    paragraphs: [
      `You asked for a place at ${SITE.name}, and there is one now. Sign up with this address, and we set up your plan.`,
      "Do you no longer want it? Then there is nothing to do, or answer this letter and we strike the address off.",
    ],
    action: { label: "Sign up", href: at("/auth?mode=signup") },
  }),
} satisfies Record<string, EmailWriter>;
