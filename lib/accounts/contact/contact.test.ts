import { describe, expect, it } from "vitest";
import { checkContactForm, emptyReference, REFERENCE } from "@/lib/accounts/contact/contact";
import { contactHref, wantedTopic } from "@/lib/accounts/contact/topic";

const filled = {
  name: "Kari",
  email: " Kari@Sample.test ",
  company: "",
  topic: "plan",
  message: "How many seats are there?",
  tier: "enterprise",
  website: "",
};

describe("the contact form", () => {
  it("the contact form accepts and normalises the required fields", () => {
    expect(checkContactForm(filled)).toMatchObject({
      ok: true,
      isRobot: false,
      data: { email: "kari@sample.test", company: "", tier: "enterprise" },
    });
    expect(checkContactForm({ ...filled, topic: "press" })).toMatchObject({ ok: true, data: { tier: null } });
    expect(checkContactForm({ ...filled, tier: "platinum" })).toMatchObject({ ok: true, data: { tier: null } });
  });

  it.each([
    ["name", { name: " " }, "Name is required"],
    ["name", { name: "x".repeat(121) }, "At most 120 characters"],
    ["email", { email: "kari" }, "Invalid email address"],
    ["company", { company: "x".repeat(121) }, "At most 120 characters"],
    ["topic", { topic: "spam" }, "Choose a topic"],
    ["message", { message: " 12345678 " }, "At least 10 characters"],
    ["message", { message: "x".repeat(4_001) }, "At most 4,000 characters"],
  ])("the contact form names the error in %s and keeps the input", (field, change, message) => {
    const values = { ...filled, ...change };
    expect(checkContactForm(values)).toMatchObject({
      ok: false,
      state: { message: null, fields: { [field]: message }, values },
    });
  });

  it("the contact form counts a line break once, as the field did", () => {
    const message = `${"x".repeat(1_999)}\r\n${"x".repeat(2_000)}`;
    expect(checkContactForm({ ...filled, message })).toMatchObject({
      ok: true,
      data: { message: expect.stringMatching(/x\nx/) },
    });
  });

  it("the contact form detects bots that fill in every field", () => {
    expect(checkContactForm({ ...filled, website: "https://spam.test" })).toMatchObject({ ok: true, isRobot: true });
  });

  it("the contact form refuses unknown fields", () => {
    expect(checkContactForm({ ...filled, state: "answered" })).toMatchObject({
      ok: false,
      state: { message: expect.stringContaining("Refresh the page") },
    });
  });
});

describe("addresses and references", () => {
  it("the contact page's address contains the topic and the plan", () => {
    expect(contactHref("plan", "essential")).toBe("/contact-us?topic=plan&tier=essential#write");
    expect(contactHref("press")).toBe("/contact-us?topic=press#write");
    expect(wantedTopic("correction")).toBe("correction");
    expect(wantedTopic("<script>")).toBe("question");
  });

  it("an empty reference looks like any other", () => {
    for (const at of [0, 0.5, 0.999_999]) expect(emptyReference(() => at)).toMatch(REFERENCE);
  });
});
