import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it } from "vitest";
import { may, RIGHT_TIERS } from "@/lib/access/rights";
import { EmailThrottle } from "@/lib/platform/mail/email-throttle";
import { checkWaitlistForm } from "@/lib/accounts/waitlist/waitlist";
import { typedText } from "@/lib/platform/forms/typed-text";
import { type Tier, TIERS } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { toViewer } from "@/lib/access/viewer";
import { toNeed, toWaitlistReader, type WaitlistReader, wantedPath, wantedTier } from "@/lib/accounts/waitlist/wanted";
import { ANALYSES, ANALYSIS_IDS, purposeOf } from "@/lib/catalogue/analyses";

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
  it("the waitlist form accepts and normalises the required fields", () => {
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
  ])("the waitlist form names the error in %s", (field, change, message) => {
    const checked = checkWaitlistForm({ ...filled, ...change });
    expect(checked).toMatchObject({ ok: false, state: { message: null, fields: { [field]: message } } });
  });

  it("the waitlist form refuses unknown fields", () => {
    expect(checkWaitlistForm({ ...filled, role: "admin" })).toMatchObject({
      ok: false,
      state: { message: expect.stringContaining("Refresh the page") },
    });
  });

  it("the waitlist form reads only text and ignores framework fields", () => {
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
  ] as const)("the page requested from the waitlist is read: %j", (from, path, tier) => {
    if (path !== null || tier === null) expect(wantedPath(from)).toBe(path);
    expect(wantedTier(from)).toBe(tier);
  });
});

describe("what it takes to open the requested page", () => {
  const person = (tier: Tier | null, isTrialActive = false) => ({
    viewer: toViewer({ userId: "u", sessionId: "s", role: "user" as const, tier }, false),
    profile: { firstName: "Maja", lastName: "Ek", email: "m@sample.test" },
    subscription: tier && { isTrialActive },
  });
  const ask = (from: string, reader: WaitlistReader | null, chosen: Tier | null = null) =>
    toNeed({ from, chosen, reader }, STUDY_OF_TODAY);
  const visitor = toWaitlistReader(null, false);

  it("the waitlist names the cheapest plan that includes each analysis", () => {
    for (const id of ANALYSIS_IDS) {
      const { path, right } = ANALYSES[id];
      const need = ask(path, visitor);
      expect(need.tier).toBe(RIGHT_TIERS[right]);
      expect(need.sentence).toMatch(/ (?:is|are) part of /);
      expect(need.sentence.endsWith(` part of the ${PLAN_NAMES[RIGHT_TIERS[right]]} plan.`)).toBe(true);
      expect(need.purpose).toBe(purposeOf(id, STUDY_OF_TODAY));
      expect(need.parts.length).toBeGreaterThan(0);
    }
    expect(ask("/insights", visitor)).toMatchObject({ purpose: null, parts: [] });
  });

  it("the waitlist names what the reader has", () => {
    const risks = (reader: WaitlistReader) => ask("/predictive-insights/risks", reader).sentence;
    expect(risks(toWaitlistReader(person("professional"), false))).toBe(
      "Risk alerts are part of the Enterprise plan. You’re on Professional.",
    );
    expect(risks(toWaitlistReader(person("professional", true), false))).toBe(
      "Risk alerts are part of the Enterprise plan. You’re trying Professional.",
    );
    expect(risks(toWaitlistReader(person(null), false))).toBe(
      "Risk alerts are part of the Enterprise plan. You have a free account.",
    );
    expect(risks(visitor)).toBe("Risk alerts are part of the Enterprise plan.");
  });

  it("the waitlist asks nothing of readers who already have the page", () => {
    for (const tier of TIERS)
      for (const { path, right } of Object.values(ANALYSES))
        expect(ask(path, toWaitlistReader(person(tier), false)).isHeld, `${tier} ${path}`).toBe(may({ tier }, right));
  });

  it("the waitlist offers a trial only if it includes the page and the account can have one", () => {
    const free = (canTry: boolean) => toWaitlistReader(person(null), canTry);
    expect(ask("/insights", free(true)).isTriable).toBe(true);
    expect(ask("/predictive-insights/momentum", free(true)).isTriable).toBe(true);
    expect(ask("/predictive-insights/risks", free(true)).isTriable).toBe(false);
    expect(ask("/insights", free(false)).isTriable).toBe(false);
  });

  it("the waitlist returns only to pages of this site", () => {
    expect(ask("/insights?market=norway", visitor).back).toBe("/insights?market=norway");
    expect(ask("https://elsewhere.test/insights", visitor).back).toBeNull();
  });

  it("the waitlist names the plan chosen in the address", () => {
    expect(ask("", null, "enterprise").sentence).toContain("You chose Enterprise.");
    expect(ask("", null).sentence).toBe("Scores, trends and analysis are part of a plan.");
  });
});

describe("emails about the waitlist", () => {
  it("waitlist emails are sent at most once a day per address", () => {
    const throttle = new EmailThrottle();
    expect(throttle.take("a@b.test", 0)).toBe(true);
    expect(throttle.take("a@b.test", 3_600_000)).toBe(false);
    expect(throttle.take("c@b.test", 3_600_000)).toBe(true);
    expect(throttle.take("a@b.test", 25 * 3_600_000)).toBe(true);
  });
});
