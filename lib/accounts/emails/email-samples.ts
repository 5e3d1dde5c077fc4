import type { EmailValues } from "@/lib/platform/mail/wording";

/** Values for most kinds of emails, by name. */
export const EMAIL_SAMPLES = {
  code: "402917",
  reference: "GR-7K2M9Q",
  topic: "A correction",
  token: "t".repeat(32),
  until: "2026-12-06T10:00:00.000Z",
  left: "3",
  number: "2026-000042",
  amount: "€8,900.00",
  invoice: "00000000-0000-4000-8000-000000000042",
  plan: "Professional",
  next: "Essential",
  day: "6 December 2026",
  tier: "professional",
  from: "kari@sample.test",
  to: "siri@sample.test",
  who: "siri@sample.test",
} satisfies EmailValues;

const TYPED = { Name: "Kari Fjell", Email: "kari@sample.test", "Company/Brand": "Fjell" };

/** Kinds that need a different value under the same name, or extra ones. */
const OF_A_KIND: Readonly<Record<string, EmailValues>> = {
  receipt: {
    number: EMAIL_SAMPLES.number,
    invoice: EMAIL_SAMPLES.invoice,
    amount: "€11,125.00",
    sums: JSON.stringify([
      ["Professional, one year", "€8,900.00"],
      ["Subtotal, excluding VAT", "€8,900.00"],
      ["VAT", "€2,225.00"],
      ["Total paid", "€11,125.00"],
    ]),
    from: "23 November 2026",
    until: "23 November 2027",
    paidOn: "23 November 2026",
    renewsOn: "23 November 2027",
  },
  "team-invitation": { ...EMAIL_SAMPLES, code: "s".repeat(22) },
  "waitlist-entry": TYPED,
  "contact-message": {
    Reference: EMAIL_SAMPLES.reference,
    Topic: EMAIL_SAMPLES.topic,
    ...TYPED,
    Message: "The number on the page is wrong.",
  },
};

/** Sample values for every kind of email: for previewing them, and for tests. */
export function samplesFor(kind: string): EmailValues {
  return OF_A_KIND[kind] ?? EMAIL_SAMPLES;
}
