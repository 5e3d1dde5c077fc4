import { z } from "zod";
import { EMAIL_KINDS } from "@/lib/accounts/emails/kinds";
import { mailHeaders } from "@/lib/platform/mail/email";

const shortText = z.string().max(4_000);

/** An email of a kind in this folder. It is stored in this form until a mail server accepts it. */
export const emailSchema = z.strictObject({
  ...mailHeaders.shape,
  kind: z.enum(EMAIL_KINDS),
  values: z.record(z.string().max(60), shortText),
});

/** An email to send: its recipient, its subject, and the values in its text. */
export type Email = z.input<typeof emailSchema>;
