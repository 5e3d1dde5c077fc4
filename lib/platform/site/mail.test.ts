import { describe, expect, it } from "vitest";
import { mailHref, receivesMail } from "@/lib/platform/site/mail";

describe("mail", () => {
  it("an email's subject and body are filled in", () => {
    expect(mailHref("a@b.se", "Plan & trial", ["Name:", "Åre?"])).toBe(
      "mailto:a@b.se?subject=Plan%20%26%20trial&body=Name%3A%0D%0A%C3%85re%3F",
    );
    expect(mailHref("a@b.se", "Hello")).toBe("mailto:a@b.se?subject=Hello");
  });
  it("example addresses are recognised", () => {
    expect(receivesMail("x@granskog.example")).toBe(false);
    expect(receivesMail("x@example.se")).toBe(true);
  });
});
