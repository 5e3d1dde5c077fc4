import { describe, expect, it } from "vitest";
import type { Claims } from "@/lib/access/claims";
import { menuFor, offersUpgrade, toAccountView, toInitials, type SignedInView } from "@/lib/access/view";
import { toViewer } from "@/lib/access/viewer";
import type { Subscription } from "@/lib/access/subscription";

const features = {
  pdfExport: false,
  pngExport: true,
  excelExport: false,
  powerpointExport: false,
  historicalDataYears: 3,
};
const bought = (more: Partial<Subscription> = {}): Subscription => ({
  tier: "essential",
  status: "active",
  isTrialActive: false,
  daysRemaining: null,
  features,
  trialEndsAt: null,
  subscriptionEndsAt: null,
  ...more,
});
const trial = (daysRemaining: number) => bought({ tier: "professional", isTrialActive: true, daysRemaining });
const profile = { firstName: "Elin", lastName: "Lagerås", email: "elin@sample.test" };

function view(subscription: Subscription | null, role: Claims["role"] = "user", waitlistMode = false): SignedInView {
  const tier = subscription?.status === "active" ? subscription.tier : null;
  const viewer = toViewer({ userId: "u", sessionId: "s", role, tier }, waitlistMode);
  const account = toAccountView({ viewer, profile, subscription, canTry: false });
  if (account.level === "anonymous") throw new Error("signed in");
  return account;
}

describe("the subscription badge", () => {
  it.each([
    ["without a subscription", view(null), null],
    ["essential", view(bought()), { text: "Essential", short: "Essential", tone: "tier" }],
    [
      "professional",
      view(bought({ tier: "professional" })),
      { text: "Professional", short: "Professional", tone: "tier" },
    ],
    ["enterprise", view(bought({ tier: "enterprise" })), { text: "Enterprise", short: "Enterprise", tone: "top-tier" }],
    ["a trial", view(trial(6)), { text: "Trial: 6d left", short: "6d", tone: "trial" }],
    ["a trial's last three days", view(trial(3)), { text: "Trial: 3d left", short: "3d", tone: "trial-ends" }],
    [
      "an ended trial",
      view(bought({ tier: "professional", status: "expired", daysRemaining: 0 })),
      { text: "Free", short: "Free", tone: "free" },
    ],
    ["a cancelled subscription", view(bought({ status: "canceled" })), { text: "Free", short: "Free", tone: "free" }],
    [
      "a subscription in waitlist mode",
      view(bought({ tier: "enterprise" }), "user", true),
      { text: "Free", short: "Free", tone: "free" },
    ],
    ["an admin without a subscription", view(null, "admin"), null],
    [
      "an admin with one",
      view(bought({ tier: "professional" }), "admin"),
      { text: "Professional", short: "Professional", tone: "tier" },
    ],
  ])("the subscription badge is right for %s", (_, { badge }, expected) => {
    expect(badge).toEqual(expected);
  });
});

describe("the account menu", () => {
  const titles = (account: SignedInView) => menuFor(account).map(({ title }) => title);
  const FREE = ["Invite Users", "Help", "Account Settings"];
  const PAID = ["Insights Dashboard", "My Charts", ...FREE];

  it.each([
    ["free", view(null), FREE],
    [
      "a researcher without a subscription",
      view(null, "researcher"),
      ["Invite Users", "Study data", "Help", "Account Settings"],
    ],
    [
      "a researcher with one",
      view(bought(), "researcher"),
      [...PAID.slice(0, 3), "Study data", "Help", "Account Settings"],
    ],
    ["expired", view(bought({ status: "expired" })), FREE],
    ["waitlist mode", view(bought(), "user", true), FREE],
    ["essential", view(bought()), PAID],
    ["trial", view(trial(2)), PAID],
    ["admin", view(null, "admin"), [...PAID.slice(0, 3), "Administration", "Help", "Account Settings"]],
  ])("the account menu names the subscription of %s", (_, account, expected) => {
    expect(titles(account)).toEqual(expected);
  });

  it.each([
    ["free", view(null), "Preview Access Tier", "Free Preview"],
    ["expired", view(bought({ status: "expired" })), "Preview Access Tier", "Free Preview"],
    ["professional", view(bought({ tier: "professional" })), "Your plan", "Professional"],
    ["admin", view(null, "admin"), "Your role", "Admin"],
  ])("the account menu shows the status of %s", (_, { standing }, label, value) => {
    expect(standing).toEqual({ label, value });
  });
});

describe("the upgrade", () => {
  it.each([
    ["essential", view(bought()), true],
    ["free", view(null), false],
    ["professional", view(bought({ tier: "professional" })), false],
    ["trial", view(trial(7)), false],
    ["expired essential", view(bought({ status: "expired" })), false],
    ["admin with essential", view(bought(), "admin"), false],
    ["nobody", toAccountView(null), false],
  ])("the upgrade is offered or not to %s: %#", (_, account, expected) => {
    expect(offersUpgrade(account)).toBe(expected);
  });
});

describe("name and initials", () => {
  it.each([
    ["Elin", "Lagerås", "EL"],
    ["  åsa ", "öberg", "ÅÖ"],
    ["E\u0301lodie", "de Wit", "E\u0301D"],
    ["🌲👩‍👩‍👧", "x", "🌲X"],
    ["Cher", "", "C"],
    ["", "", "E"],
  ])("name and initials of %j %j are %j", (first, last, expected) => {
    expect(toInitials(first, last, "elin@sample.test")).toBe(expected);
  });

  it("a user without a name is named by their address", () => {
    const viewer = toViewer({ userId: "u", sessionId: "s", role: "user", tier: null }, false);
    const account = toAccountView({
      viewer,
      subscription: null,
      canTry: false,
      profile: { firstName: " ", lastName: "", email: "elin@sample.test" },
    });
    expect(account).toMatchObject({ name: "elin@sample.test", initials: "E" });
  });

  it("a visitor has no name and no initials", () => {
    expect(toAccountView(null)).toEqual({ level: "anonymous", tier: null, role: "user" });
  });
});

describe("the header's data about a user", () => {
  const member = (subscription: Subscription | null, names: Partial<typeof profile> = {}) =>
    toAccountView({
      viewer: toViewer({ userId: "u", sessionId: "s", role: "user", tier: subscription?.tier ?? null }, false),
      profile: { ...profile, ...names },
      subscription,
      canTry: subscription === null,
    });

  it("the header's data are complete for a subscriber and empty for visitors", () => {
    expect(member(bought())).toEqual({
      level: "paid",
      tier: "essential",
      role: "user",
      name: "Elin Lagerås",
      initials: "EL",
      email: "elin@sample.test",
      badge: { text: "Essential", short: "Essential", tone: "tier" },
      canTry: false,
      standing: { label: "Your plan", value: "Essential" },
    });
    expect(member(null)).toMatchObject({ level: "free", tier: null, badge: null, canTry: true });
    const nobody = { level: "anonymous", tier: null, role: "user" };
    expect(toAccountView(null)).toEqual(nobody);
    expect(toAccountView({ viewer: toViewer(null, false), profile, subscription: bought(), canTry: false })).toEqual(
      nobody,
    );
  });

  it.each([
    [{ firstName: " Elin ", lastName: "" }, "Elin"],
    [{ firstName: "", lastName: " Lagerås" }, "Lagerås"],
    [{ firstName: " ", lastName: " " }, "elin@sample.test"],
  ])("the header names a user by what is known: %j", (names, name) => {
    expect(member(null, names)).toMatchObject({ name });
  });

  it("the account menu links to its pages and dialogs", () => {
    expect(menuFor(view(bought(), "admin"))).toEqual([
      { href: "/insights", title: "Insights Dashboard", icon: "dashboard" },
      { href: "/my-charts", title: "My Charts", icon: "charts" },
      { href: "/invitations", title: "Invite Users", icon: "invite" },
      { href: "/admin", title: "Administration", icon: "administration" },
      { href: "/help", title: "Help", icon: "help", overlay: "help" },
      { href: "/account", title: "Account Settings", icon: "settings", overlay: "account" },
    ]);
  });
});
