import { faultsOf } from "../support/axe";
import { newAddress, waitForEmail } from "../support/outbox";
import { expect, test } from "./fixtures";
import { fillSignUp } from "./members";

test("the demonstration's letters can be read, and nothing else can", async ({ page, complaints }) => {
  const email = newAddress("kari");
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  const { text } = await waitForEmail(email);

  const answer = await page.goto("/outbox");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: email }).first().click();
  await expect(
    page
      .getByRole("article")
      .getByText(text.split("\n")[0] ?? "", { exact: false })
      .first(),
  ).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(/^\d{6}$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  complaints.forgive(/404/);
  for (const id of ["../secrets", "..%2Fsecrets.json", "x", "20300101000000000-0000000000000000"]) {
    expect((await page.request.get(`/outbox?letter=${id}`)).status(), id).toBe(404);
  }
  const stranger = await page.request.get("/outbox", { headers: { host: "elsewhere.test" } });
  expect(stranger.status()).toBe(404);
});
