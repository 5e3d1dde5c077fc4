import { describe, expect, it, vi } from "vitest";
import { loadPerson, toPerson } from "@/lib/accounts/identity/clerk/person";

const user = {
  firstName: "Elin",
  lastName: null,
  primaryEmailAddressId: "idn_2",
  emailAddresses: [
    { id: "idn_1", emailAddress: "victim@example.test", verification: { status: "unverified" } },
    { id: "idn_2", emailAddress: "elin@example.test", verification: { status: "verified" } },
    { id: "idn_3", emailAddress: "other@example.test", verification: { status: "verified" } },
  ],
  unsafeMetadata: {
    company: "Lund",
    country: "Sweden",
    title: "Analyst",
    industry: "food",
    marketingConsent: true,
    leadData: null,
  },
  createdAt: Date.UTC(2026, 0, 2),
  updatedAt: Date.UTC(2026, 0, 3),
};

describe("a Clerk user", () => {
  it("a Clerk user has the verified address and the sign-up details", () => {
    expect(toPerson(user)).toEqual({
      profile: { firstName: "Elin", lastName: "", email: "elin@example.test" },
      details: { company: "Lund", country: "Sweden", title: "Analyst", industry: "food", marketingConsent: true },
      memberSince: "2026-01-02T00:00:00.000Z",
      changedAt: "2026-01-03T00:00:00.000Z",
    });
  });

  it("a Clerk user's address is a verified one, the primary one first", () => {
    const emailOf = (primaryEmailAddressId: string | null, emailAddresses = user.emailAddresses) =>
      toPerson({ ...user, primaryEmailAddressId, emailAddresses }).profile.email;
    expect(emailOf("idn_3")).toBe("other@example.test");
    expect(emailOf("idn_1")).toBe("elin@example.test");
    expect(emailOf(null)).toBe("elin@example.test");
    expect(emailOf("idn_1", user.emailAddresses.slice(0, 1))).toBe("");
  });

  it.each([null, "text", [], { role: "admin", tier: "enterprise", marketingConsent: "yes", company: 7 }])(
    "a Clerk user has no sign-up details if the metadata are %j",
    (unsafeMetadata) => {
      expect(toPerson({ ...user, unsafeMetadata }).details).toEqual({
        company: "",
        country: "",
        title: "",
        industry: "",
        marketingConsent: false,
      });
    },
  );

  it("a Clerk user is loaded once a minute", async () => {
    const ask = vi.fn(async () => Promise.resolve(user));
    await loadPerson("user_a", ask, 0);
    await loadPerson("user_a", ask, 59_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await loadPerson("user_a", ask, 61_000);
    await loadPerson("user_b", ask, 61_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
