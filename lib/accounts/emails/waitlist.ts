import { type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

/** Emails of the waitlist. */
export const waitlistEmails = {
  waitlist: (_, at) => ({
    ...PLAIN,
    preview: "We’ll email you when we have a place for you.",
    heading: "You’re on the waitlist",
    paragraphs: [
      `You’re on the ${SITE.name} waitlist. We’ll email you when we have a place for you. Places go in the order people joined.`,
      "Didn’t ask for this? Ignore this email, or reply and we’ll remove you.",
    ],
    action: { label: "What each plan includes", href: at("/pricing") },
  }),
  "waitlist-entry": (values) => ({
    ...PLAIN,
    preview: "Someone joined the waitlist.",
    heading: "New waitlist entry",
    paragraphs: ["Someone joined the waitlist and wrote everything below. None of it has been checked."],
    facts: Object.entries(values),
  }),
  "waitlist-invitation": (_, at) => ({
    ...PLAIN,
    preview: "Sign up with this email address.",
    heading: "Your place is ready",
    paragraphs: [
      `A place on ${SITE.name} is ready for you. Sign up with this email address and we’ll set up your plan.`,
      "Changed your mind? Ignore this email, or reply and we’ll remove you from the list.",
    ],
    action: { label: "Sign up", href: at("/auth?mode=signup") },
  }),
} satisfies Record<string, EmailWriter>;
