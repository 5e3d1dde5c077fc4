import { describe, expect, it, vi } from "vitest";
import { loadPerson, toPerson } from "@/lib/identity/clerk/person";

const user = {
  firstName: "Elin",
  lastName: null,
  emailAddresses: [{ emailAddress: "elin@example.test" }, { emailAddress: "other@example.test" }],
  unsafeMetadata: { company: "Lund", country: "Sweden", title: "Analyst", industry: "food", marketingConsent: true, leadData: null },
  createdAt: Date.UTC(2026, 0, 2),
  updatedAt: Date.UTC(2026, 0, 3),
};

describe("a user of Clerk's", () => {
  it("is shown with the first address and what was told at sign-up", () => {
    expect(toPerson(user)).toEqual({
      profile: { firstName: "Elin", lastName: "", email: "elin@example.test" },
      details: { company: "Lund", country: "Sweden", title: "Analyst", industry: "food", marketingConsent: true },
      memberSince: "2026-01-02T00:00:00.000Z",
      changedAt: "2026-01-03T00:00:00.000Z",
    });
  });

  it.each([null, "text", [], { role: "admin", tier: "enterprise", marketingConsent: "yes", company: 7 }])("has no details where the metadata is %j", (unsafeMetadata) => {
    expect(toPerson({ ...user, unsafeMetadata }).details).toEqual({ company: "", country: "", title: "", industry: "", marketingConsent: false });
  });

  it("is asked for once a minute", async () => {
    const ask = vi.fn(async () => Promise.resolve(user));
    await loadPerson("user_a", ask, 0);
    await loadPerson("user_a", ask, 59_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await loadPerson("user_a", ask, 61_000);
    await loadPerson("user_b", ask, 61_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
