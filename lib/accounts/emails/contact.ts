import { z } from "zod";
import { REFERENCE } from "@/lib/accounts/contact/contact";
import { TOPIC_NAMES } from "@/lib/accounts/contact/topic";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";

/** Letters of the contact form. */
export const contactEmails = {
  contact: (values) => {
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
  },
  "contact-message": (values) => ({
    ...PLAIN,
    preview: "Somebody wrote by the form on the contact page.",
    heading: "A message from the contact page",
    paragraphs: [
      "Everything below was typed by the sender, and nothing of it has been checked. An answer to this letter goes to them.",
    ],
    facts: Object.entries(values),
  }),
} satisfies Record<string, EmailWriter>;

/** Reference and topic are words of ours: whatever is neither is not repeated. */
function readReceipt(values: EmailValues): { reference: string; topic: string } {
  const topics: readonly string[] = Object.values(TOPIC_NAMES);
  const found = z
    .object({ reference: z.string().regex(REFERENCE), topic: z.string().refine((topic) => topics.includes(topic)) })
    .safeParse(values);
  if (!found.success)
    throw new EmailError("A receipt needs values.reference and values.topic, both as the contact form names them.");
  return found.data;
}
