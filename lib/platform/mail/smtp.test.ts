import { describe, expect, it } from "vitest";
import { parseSender, parseSmtpUrl } from "@/lib/platform/mail/smtp";

describe("SMTP_URL", () => {
  it.each([
    [
      "smtps://kari:p%40ss@mail.test",
      { host: "mail.test", port: 465, secure: true, requireTLS: false, auth: { user: "kari", pass: "p@ss" } },
    ],
    ["smtp://mail.test", { host: "mail.test", port: 587, secure: false, requireTLS: true, auth: undefined }],
    ["smtp://127.0.0.1:2525", { host: "127.0.0.1", port: 2525, secure: false, requireTLS: false, auth: undefined }],
    ["smtp://[::1]:2525", { host: "::1", port: 2525, secure: false, requireTLS: false, auth: undefined }],
  ])("the SMTP_URL %s is read", (text, expected) => {
    expect(parseSmtpUrl(text)).toEqual(expected);
  });

  it.each(["", "mail.test", "https://mail.test", "smtp://"])(
    "the SMTP_URL %j is refused, and the variable named",
    (text) => {
      expect(() => parseSmtpUrl(text)).toThrow(/SMTP_URL/);
    },
  );
});

describe("MAIL_FROM", () => {
  it.each([
    [undefined, { name: "Granskog", address: "hello@granskog.example" }],
    ["post@mail.test", { name: "Granskog", address: "post@mail.test" }],
    ['"Granskog study" <post@mail.test>', { name: "Granskog study", address: "post@mail.test" }],
  ])("the MAIL_FROM %s is read", (text, expected) => {
    expect(parseSender(text)).toEqual(expected);
  });

  it.each(["nobody", "a@mail.test, b@mail.test", "Eve\r\nBcc: x <a@mail.test>", "<a@mail.test> <b@mail.test>"])(
    "the MAIL_FROM %j is refused, and the variable named",
    (text) => {
      expect(() => parseSender(text)).toThrow(/MAIL_FROM/);
    },
  );
});
