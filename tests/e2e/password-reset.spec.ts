import { codeSentTo, newAddress, wrongCode } from "../support/outbox";
import { expect, test } from "./fixtures";
import { forgetSession, signIn, signUp } from "./members";

const NEW_PASSWORD = "heather-sluice-9032";

test("a forgotten password is reset with an emailed code, and the reader continues", async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto("/auth?mode=signin&from=/account");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveTitle(/^Reset your password/);
  await page.getByLabel("Email", { exact: true }).fill("not an address");
  await page.getByRole("button", { name: "Send a code" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/Invalid email address/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send a code" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const [code, field, password] = [
    await codeSentTo(email, 2),
    page.getByLabel("Code from the email"),
    page.getByLabel("New password", { exact: true }),
  ];
  const save = page.getByRole("button", { name: "Save and sign in" });
  await field.fill(wrongCode(code));
  await password.fill(NEW_PASSWORD);
  await save.click();
  await expect(field).toHaveAccessibleDescription(/Invalid verification code\. Please try again\./);
  await expect(password).toHaveValue("");

  await field.fill(code);
  await password.fill("short");
  await save.click();
  await expect(password).toHaveAccessibleDescription("Password must be at least 8 characters");

  await field.fill(code);
  await password.fill(NEW_PASSWORD);
  await save.click();
  await expect(page).toHaveURL("/account");

  await forgetSession(page);
  await page.goto("/auth");
  await signIn(page, email);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password. Please try again.");
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL("/rankings/full");
});

test("an address without an account gets the same response as one with an account", async ({ page }) => {
  const nobody = newAddress("nobody");
  await page.goto("/auth?mode=signin&step=forgot");
  await page.getByLabel("Email", { exact: true }).fill(nobody);
  await page.getByRole("button", { name: "Send a code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await expect(page.getByText(nobody)).toBeVisible();
  await page.getByLabel("Code from the email").fill("123456");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByLabel("Code from the email")).toHaveAccessibleDescription(
    /Invalid verification code\. Please try again\./,
  );
});
