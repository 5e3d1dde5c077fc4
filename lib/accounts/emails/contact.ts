import { z } from "zod";
import { REFERENCE } from "@/lib/accounts/contact/contact";
import { TOPIC_NAMES } from "@/lib/accounts/contact/topic";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";

/** Emails of the contact form. */
export const contactEmails = {
  contact: (values) => {
    const { reference, topic } = readReceipt(values);
    return {
      ...PLAIN,
      preview: `We’ve received your message (${reference}).`,
      heading: "We’ve received your message",
      paragraphs: [
        "Thank you for your message. We’ll reply to this address. If you write again about it, please quote the reference.",
        "Didn’t write to us? Ignore this email, or reply and we’ll delete the message.",
      ],
      facts: [
        ["Reference", reference],
        ["Topic", topic],
      ],
    };
  },
  "contact-message": (values) => ({
    ...PLAIN,
    preview: "New message from the contact form.",
    heading: "A message from the contact page",
    paragraphs: ["The sender wrote everything below; none of it has been checked. Replies to this email go to them."],
    facts: Object.entries(values),
  }),
} satisfies Record<string, EmailWriter>;

/** Reference and topic must be words of ours: user input is not repeated. */
function readReceipt(values: EmailValues): { reference: string; topic: string } {
  const topics: readonly string[] = Object.values(TOPIC_NAMES);
  const found = z
    .object({ reference: z.string().regex(REFERENCE), topic: z.string().refine((topic) => topics.includes(topic)) })
    .safeParse(values);
  if (!found.success)
    throw new EmailError("A receipt needs values.reference and values.topic, both as the contact form names them.");
  return found.data;
}
