import { named, hrefOf, says, servedPage, textOf } from "../support/served-page";
import type { People, Who } from "../support/people";
import { expect, test } from "./fixtures";

// What the settings say of a plan.

async function settingsOf(people: People, who: Who) {
  const { main } = await servedPage(await people.as(who), "/settings");
  return { main, plan: named(main, "section", "Plan") };
}

test("a free member's settings name the plan and link to the other settings", async ({ people }) => {
  const { main, plan } = await settingsOf(people, "free");
  expect(says(plan, "Free")).toBe(true);
  expect(hrefOf(plan, "What each plan includes")).toBe("/pricing");
  expect(textOf(named(main, "section", "Team"))).toContain("You’re not in a team.");
});

test("the highest plan's settings offer no upgrade", async ({ people }) => {
  const { plan } = await settingsOf(people, "enterprise");
  expect(says(plan, "Enterprise")).toBe(true);
  expect(hrefOf(plan, "Upgrade")).toBeUndefined();
});

test("the settings show the days left in a trial", async ({ people }) => {
  const { plan } = await settingsOf(people, "trial");
  expect(says(plan, /^Trial(?: ending soon)?: \d days? left, including today$/)).toBe(true);
});

test("a researcher's settings name the role, which is not a plan", async ({ people }) => {
  const { main, plan } = await settingsOf(people, "researcher");
  expect(says(plan, "Free")).toBe(true);
  expect(textOf(named(main, "section", "Role"))).toContain("You’re a researcher");
});

test("without Enterprise, the settings say which plan includes the API and create no key", async ({ people }) => {
  const { main } = await servedPage(await people.as("professional"), "/settings/api");
  expect(textOf(main)).toContain("The API is part of the Enterprise plan");
  expect(says(main, "Create key")).toBe(false);
});

test("during a trial, colleagues are invited by name and no link is offered", async ({ people }) => {
  const { main } = await servedPage(await people.as("trial"), "/invitations");
  expect(textOf(main)).toContain("During a trial, people join by personal invitation.");
  expect(says(main, "Create link")).toBe(false);
  const { main: paid } = await servedPage(await people.as("professional"), "/invitations");
  expect(says(paid, "Create link")).toBe(true);
});
