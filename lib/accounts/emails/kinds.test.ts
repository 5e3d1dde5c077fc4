import { describe, expect, it } from "vitest";
import { EMAIL_SAMPLES, samplesFor } from "@/lib/accounts/emails/email-samples";
import { EMAIL_KINDS, wordEmail } from "@/lib/accounts/emails/kinds";
import { toHtml } from "@/lib/platform/mail/email-html";
import { EmailError, SENDER, toText } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

const ORIGIN = "https://granskog.test";
/** Each new kind of email adds its values to the samples, which admins also see as previews. */
const values = EMAIL_SAMPLES;

describe("emails", () => {
  it.each(["verify-email", "reset-password"] as const)(
    "the email %s starts with its code and says when it expires",
    (kind) => {
      const text = toText(wordEmail(kind, values, ORIGIN));
      expect(text.split("\n")[0]).toBe("Your code: 402917");
      expect(text).toContain("10 minutes");
      expect(text).toMatch(/Didn’t .*\? You can ignore this email/);
    },
  );

  it.each(["verify-email", "reset-password"] as const)("the email %s needs a valid code", (kind) => {
    for (const code of [undefined, "", "12", "4029 17", "<img>", "1".repeat(13)]) {
      expect(() => wordEmail(kind, code === undefined ? {} : { code }, ORIGIN)).toThrow(EmailError);
    }
  });

  it("an error about an invalid code does not repeat the code", () => {
    expect(() => wordEmail("verify-email", { code: "4029 17" }, ORIGIN)).toThrow(/^(?!.*4029)/);
  });

  it("emails link to this site only", () => {
    for (const kind of EMAIL_KINDS) {
      const { action } = wordEmail(kind, samplesFor(kind), ORIGIN);
      if (action) expect(new URL(action.href).origin).toBe(ORIGIN);
    }
  });

  it("emails repeat no user input, except to the publisher", () => {
    for (const kind of EMAIL_KINDS) {
      const text = toText(wordEmail(kind, { ...samplesFor(kind), name: "Buy now at spam.test" }, ORIGIN));
      expect(text.includes("spam.test")).toBe(kind === "waitlist-entry" || kind === "contact-message");
    }
  });

  it("a sender gets the reference and topic of their message, with no words of their own", () => {
    expect(toText(wordEmail("contact", values, ORIGIN))).toContain("Reference: GR-7K2M9Q\nTopic: A correction");
    for (const change of [{ reference: "GR-7K2M9Q\nBuy" }, { reference: "" }, { topic: "Buy now at spam.test" }]) {
      expect(() => wordEmail("contact", { ...values, ...change }, ORIGIN)).toThrow(EmailError);
    }
  });

  it("a receipt has its lines, VAT, total, period and renewal, and refuses amounts that are none", () => {
    const values = samplesFor("receipt");
    const text = toText(wordEmail("receipt", values, ORIGIN));
    expect(text).toContain(
      "Invoice: 2026-000042\nPeriod: 23 November 2026 to 23 November 2027\nPaid on: 23 November 2026",
    );
    expect(text).toContain(
      "Professional, one year: €8,900.00\nSubtotal, excluding VAT: €8,900.00\nVAT: €2,225.00\nTotal paid: €11,125.00",
    );
    expect(text).toContain("Your plan renews on 23 November 2027.");
    const { renewsOn: _, ...ending } = values;
    expect(toText(wordEmail("receipt", ending, ORIGIN))).not.toContain("renews");
    const reverse = { ...values, taxNote: "Reverse charge: VAT is accounted for by the customer." };
    expect(toText(wordEmail("receipt", reverse, ORIGIN))).toContain("Reverse charge");
    for (const sums of ["", "[]", "no list", '[["Professional","8900"]]', '[["Professional"]]'])
      expect(() => wordEmail("receipt", { ...values, sums }, ORIGIN)).toThrow(EmailError);
  });

  it("every email ends with the publisher’s postal address and a contact address, as text and as HTML", async () => {
    for (const kind of EMAIL_KINDS) {
      const wording = wordEmail(kind, samplesFor(kind), ORIGIN);
      expect(toText(wording)).toContain(`\n${SENDER}\n${SITE.contactAddress}`);
      expect(await toHtml(wording)).toContain(SITE.postalAddress);
    }
  });

  it("an invitation email links to the sign-up page", () => {
    expect(wordEmail("waitlist-invitation", {}, ORIGIN).action?.href).toBe(`${ORIGIN}/auth?mode=signup`);
  });
});
