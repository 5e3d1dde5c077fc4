import { siteUnderTest } from "../support/data-api";
import { newAddress } from "../support/outbox";
import { follow } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

test("a researcher can read the data pages but no personal data", async ({ people }) => {
  const email = newAddress("siri");
  const person = { p_user: `u-${crypto.randomUUID()}`, p_email: email, p_first_name: "Siri", p_last_name: "Unknown" };
  await siteUnderTest().call("service", "keep_person", { ...person, p_told_at: new Date().toISOString() });
  const context = await people.as("researcher");
  const data = await follow(context, "/admin/data");
  expect(data.at).toBe("/admin/data");
  expect(data.body).toContain("Files, rows and events");
  for (const path of [
    "/admin/people",
    "/admin/subscriptions",
    "/admin/log",
    "/admin/flags",
    "/admin/log/export",
    "/admin/subscriptions/export",
  ]) {
    const { at, body } = await follow(context, path);
    expect(at, path).toBe("/rankings/full");
    expect(body, path).not.toContain(email);
  }
});

test("people who are not admins learn nothing about the admin queues", async ({ people }) => {
  for (const who of ["professional", "researcher"] as const) {
    const context = await people.as(who);
    for (const path of ["/admin/waitlist", "/admin/messages", "/admin/waitlist/export?state=all"]) {
      const { at, body } = await follow(context, path);
      expect(at, path).toBe("/rankings/full");
      expect(body, path).not.toContain("Download as CSV");
    }
  }
});
