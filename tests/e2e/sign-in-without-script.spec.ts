import { codeSentTo, newAddress, wrongCode } from "../support/outbox";
import { expect, test } from "./fixtures";
import { fillSignUp, forgetSession, PASSWORD, passSignUpForms, signIn } from "./members";

test.use({ javaScriptEnabled: false });

// Scripts that the page names and a browser without them does not run.
test.beforeEach(({ complaints }) => complaints.forgive(/\.js \(csp\)$/));

test("without JavaScript, an account is created, from code to set-up", async ({ page }) => {
  const email = newAddress();
  await page.goto("/auth?mode=signup&from=/account");
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText("Company/Brand is required")).toBeVisible();
  await expect(page.getByText("Country is required")).toBeVisible();

  await fillSignUp(page, email, "short");
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Maja");
  await expect(page.getByLabel("Country")).toHaveValue("The Netherlands");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  const [field, verify] = [page.getByLabel("Verification code"), page.getByRole("button", { name: "Verify email" })];
  await expect(verify).toBeEnabled();
  await verify.click();
  await expect(page.getByText("Enter the code from the email")).toBeVisible();
  await field.fill(wrongCode(await codeSentTo(email)));
  await verify.click();
  await expect(page.getByText("Invalid verification code. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "send a new code" }).click();
  await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();

  const codeStep = page.url();
  await page.getByRole("link", { name: "Back to form" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await page.goto(codeStep);
  const code = await codeSentTo(email, 2);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await verify.click();

  await expect(page.getByRole("heading", { level: 1, name: "Setting up your account..." })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/rankings/full");
});

test("without JavaScript, a member signs in and out again", async ({ page }) => {
  const email = await passSignUpForms(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/rankings/full");
  await forgetSession(page);

  await page.goto("/rankings/full");
  await expect(page).toHaveURL(/\/auth\?mode=signin/);
  await signIn(page, email, "not-the-password");
  await expect(page.getByText("Invalid email or password. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await signIn(page, email);
  await expect(page).toHaveURL("/rankings/full");
  await page.goto("/auth?step=sign-out");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/rankings/full");
  await expect(page).toHaveURL(/\/auth\?mode=signin/);
});

test("without JavaScript, a forgotten password is reset", async ({ page }) => {
  const email = await passSignUpForms(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/rankings/full");
  await forgetSession(page);
  await page.goto("/auth?mode=signin&step=forgot");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send a code" }).click();
  await page.getByLabel("Code from the email").fill(await codeSentTo(email, 2));
  await page.getByLabel("New password", { exact: true }).fill("heather-sluice-9032");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page).toHaveURL("/rankings/full");
});
