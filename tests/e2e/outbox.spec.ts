import { faultsOf } from "../support/axe";
import { newAddress, waitForEmail } from "../support/outbox";
import { expect, test } from "./fixtures";
import { fillSignUp } from "./members";

test("the demonstration shows its emails in the outbox", async ({ page }) => {
  const email = newAddress("kari");
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  const { text } = await waitForEmail(email);

  await page.goto("/outbox");
  await page.getByRole("navigation", { name: "Emails" }).getByRole("link", { name: email }).first().click();
  await expect(
    page
      .getByRole("article")
      .getByText(text.split("\n")[0] ?? "", { exact: false })
      .first(),
  ).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(/^\d{6}$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
