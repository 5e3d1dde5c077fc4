import { expect, signUp, test } from "./fixtures";
import { emulated } from "./provider";

test("half an hour without input ends the session here and at Clerk, after a warning", async ({ page }) => {
  await page.clock.install();
  const email = await signUp(page);
  const { users } = await emulated.report();
  const id = users.find(({ addresses }) => addresses.includes(email))?.id;
  await page.goto("/rankings/sweden");
  await expect(page.getByRole("button", { name: /Account menu|Maja/ })).toBeVisible();
  await page.clock.fastForward("25:30");
  await expect(
    page.getByText(
      "Your session will expire in 5 minutes due to inactivity. Please interact with the page to stay signed in.",
    ),
  ).toBeVisible();
  await page.clock.fastForward("05:00");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You've been signed out due to inactivity.")).toBeVisible();
  const sessions = (await emulated.report()).sessions.filter(({ userId }) => userId === id);
  expect(sessions.map(({ status }) => status)).toEqual(["revoked"]);
});
