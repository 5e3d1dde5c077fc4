import type { Page } from "@playwright/test";
import { faultsInBothThemes } from "../support/axe";
import { siteUnderTest } from "../support/data-api";
import { newAddress, waitForEmail } from "../support/outbox";
import { expect } from "./fixtures";
import { become, test } from "./with-people";

const main = (page: Page) => page.getByRole("main");
const done = (page: Page) => main(page).getByRole("status");

/** Someone on the waitlist whom no other test knows. */
async function anEntry() {
  const email = newAddress("siri");
  const name = `Siri ${email.slice(5, 13)}`;
  await siteUnderTest().insert("waitlist_entries", { email, name, company: "=Tarnholt", tier: "essential" });
  return { email, name };
}

test("an admin handles a waitlist entry and can undo the invitation", async ({ page, people }) => {
  const { email, name } = await anEntry();
  await become(page, people, "admin");
  await page.goto("/admin");
  await main(page).getByRole("link", { name: "Waitlist" }).click();
  await main(page).getByRole("searchbox", { name: "Search" }).fill(name);
  await main(page).getByRole("button", { name: "Show" }).click();
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([name]);

  await main(page).getByText(`More about ${name}`).click();
  await page.getByLabel(`Our note on ${name}`).fill("Call in May");
  await main(page).getByRole("button", { name: "Save note" }).click();
  await expect(done(page)).toContainText("note saved.");
  await main(page)
    .getByRole("button", { name: `Invite ${name}` })
    .click();
  await expect(done(page)).toContainText("invited. Email sent.");
  expect((await waitForEmail(email)).text).toContain("/auth?mode=signup");

  await main(page)
    .getByRole("link", { name: /^Invited/ })
    .click();
  await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText(
    /Invited by .+, \d+ \w+ \d{4}/,
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  const file = await (
    await page.request.get((await main(page).getByRole("link", { name: "Download as CSV" }).getAttribute("href")) ?? "")
  ).text();
  expect(file).toContain(`"${name}","${email}","'=Tarnholt","Essential"`);

  await main(page)
    .getByRole("button", { name: `Undo ${name}` })
    .click();
  await expect(done(page)).toContainText("back on the waitlist.");
  await main(page)
    .getByRole("link", { name: /^Waiting/ })
    .click();
  await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText("Call in May");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

  test("without JavaScript, an admin marks a message as answered and undoes that", async ({ page, people }) => {
    const email = newAddress("tor");
    await page.goto("/contact-us");
    await page.getByLabel("Name", { exact: true }).fill("Tor Lunde");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Message", { exact: true }).fill("The figure on the page is wrong.");
    await main(page).getByRole("button", { name: "Send message" }).click();
    const reference = /GR-\w{6}/.exec(await done(page).innerText())?.[0] ?? "none";
    await become(page, people, "admin");
    await page.goto(`/admin/messages?q=${reference}`);
    const row = main(page).getByRole("listitem").filter({ hasText: reference });
    await expect(row).toContainText("The figure on the page is wrong.");
    const reply = new URL((await row.getByRole("link", { name: "Reply to Tor Lunde" }).getAttribute("href")) ?? "");
    expect([reply.pathname, reply.searchParams.get("subject")]).toEqual([email, `Re: A question (${reference})`]);
    await row.getByRole("button", { name: "Mark answered" }).click();
    await expect(done(page)).toContainText(`${reference}: marked as answered.`);
    await done(page).getByRole("button", { name: "Undo" }).click();
    await expect(done(page)).toContainText(`${reference}: reopened.`);
    await expect(row).toContainText(/Answered → Open, .+ UTC/);
  });
});
