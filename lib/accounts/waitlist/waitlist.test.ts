import { describe, expect, it } from "vitest";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { EmailThrottle } from "@/lib/platform/mail/email-throttle";
import { checkWaitlistForm } from "@/lib/accounts/waitlist/waitlist";
import { typedText } from "@/lib/platform/forms/typed-text";
import { wantedPath, wantedTier } from "@/lib/accounts/waitlist/wanted";

const filled = {
  email: " Kari@Sample.test ",
  name: "Kari",
  company: "Fjell",
  tier: "",
  note: "",
  from: "",
  website: "",
};

describe("the waitlist form", () => {
  it("accepts what is needed, normalised", () => {
    const checked = checkWaitlistForm({ ...filled, tier: "professional" });
    expect(checked).toMatchObject({ ok: true, data: { email: "kari@sample.test", tier: "professional" } });
    expect(checkWaitlistForm(filled)).toMatchObject({ ok: true, data: { tier: null } });
  });

  it.each([
    ["email", { email: "kari" }, "Invalid email address"],
    ["email", { email: `${"a".repeat(250)}@b.test` }, "Invalid email address"],
    ["name", { name: "  " }, "Name is required"],
    ["company", { company: "" }, "Company/Brand is required"],
    ["company", { company: "x".repeat(121) }, "At most 120 characters"],
    ["tier", { tier: "platinum" }, "Choose one of the plans"],
    ["note", { note: "x".repeat(1_001) }, "At most 1000 characters"],
  ])("names the error in %s", (field, change, message) => {
    const checked = checkWaitlistForm({ ...filled, ...change });
    expect(checked).toMatchObject({ ok: false, state: { message: null, fields: { [field]: message } } });
  });

  it("refuses unknown fields", () => {
    expect(checkWaitlistForm({ ...filled, role: "admin" })).toMatchObject({
      ok: false,
      state: { message: expect.stringContaining("Refresh the page") },
    });
  });

  it("reads only text, and ignores framework fields", () => {
    const data = new FormData();
    data.set("email", "a@b.test");
    data.set("name", new File(["x"], "x.txt"));
    data.set("$ACTION_KEY", "k");
    expect(typedText(data)).toEqual({ email: "a@b.test", name: "" });
  });
});

describe("the requested page", () => {
  it.each([
    ["/brand-insights/portfolio?country=sweden", "/brand-insights/portfolio", RIGHT_TIERS.portfolio],
    ["/insights", "/insights", RIGHT_TIERS.analytics],
    ["/predictive-insights/risks", "/predictive-insights/risks", RIGHT_TIERS.riskAlerts],
    ["/Predictive-Insights//risks", null, RIGHT_TIERS.riskAlerts],
    ["/rankings", "/rankings", null],
    ["https://elsewhere.test/insights", null, null],
    ["//elsewhere.test", null, null],
    [`/${"x".repeat(600)}`, null, null],
    [null, null, null],
  ] as const)("%j", (from, path, tier) => {
    if (path !== null || tier === null) expect(wantedPath(from)).toBe(path);
    expect(wantedTier(from)).toBe(tier);
  });
});

describe("emails about the waitlist", () => {
  it("are sent once a day per address", () => {
    const throttle = new EmailThrottle();
    expect(throttle.take("a@b.test", 0)).toBe(true);
    expect(throttle.take("a@b.test", 3_600_000)).toBe(false);
    expect(throttle.take("c@b.test", 3_600_000)).toBe(true);
    expect(throttle.take("a@b.test", 25 * 3_600_000)).toBe(true);
  });
});
