import { holdBack } from "../support/hold-back";
import { codeSentTo, newAddress, waitForEmail, welcomeTo, wrongCode } from "../support/outbox";
import { expect, leaderOf, test } from "./fixtures";
import { fillSignUp, forgetSession, openForm, PASSWORD, signIn, signUp } from "./members";

const EMPTY_FORM = [
  ["First name", "First name is required"],
  ["Last name", "Last name is required"],
  ["Email", "Invalid email address"],
  ["Password", "Password must be at least 8 characters"],
  ["Company/Brand", "Company/Brand is required"],
  ["Title", "Title is required"],
  ["Country", "Country is required"],
  ["Industry", "Industry is required"],
] as const;

test("the sign-up form has the specification's fields, with consent unticked", async ({ page }) => {
  await page.goto("/auth?mode=signup");
  await expect(page).toHaveTitle(/^Sign up/);
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  for (const [label] of EMPTY_FORM) await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();

  const countries = await page.getByLabel("Country").getByRole("option").allInnerTexts();
  expect(countries.length).toBeGreaterThan(150);
  expect(countries.slice(1, 7)).toEqual(["Sweden", "Norway", "Denmark", "Finland", "The Netherlands", "Iceland"]);
  const industries = (await page.getByLabel("Industry").getByRole("option").allInnerTexts()).slice(1);
  expect(industries.length).toBeGreaterThan(10);
  expect(industries.toSorted((a, b) => a.localeCompare(b, "en"))).toEqual(industries);

  await expect(page.getByRole("heading", { name: /ranking positions you can see for free/ })).toBeVisible();
  await expect(page.getByRole("main").getByText("Sample data")).toBeVisible();
  for (const [label, token] of [
    ["First name", "given-name"],
    ["Email", "email"],
    ["Password", "new-password"],
    ["Title", "organization-title"],
    ["Country", "country-name"],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("autocomplete", token);
  }
});

test("a sign-up that began at a brand returns there", async ({ page }) => {
  const brand = await leaderOf(page);
  await page.goto(brand);
  await page.getByRole("main").getByRole("link", { name: "Sign Up Free" }).click();
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  const email = newAddress();
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await page.getByLabel("Verification code").fill(await codeSentTo(email));
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page).toHaveURL(brand);
  await expect(page.getByRole("heading", { name: "Unlock Advanced Analytics" })).toBeVisible();
});

test("an empty sign-up form shows an error per field and keeps the input, except the password", async ({ page }) => {
  await openForm(page, "/auth?mode=signup");
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  for (const [label, message] of EMPTY_FORM) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("First name")).toBeFocused();

  await fillSignUp(page, newAddress(), "skogen");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription("Password must be at least 8 characters");
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("");
  await expect(page.getByLabel("First name")).toHaveValue("Maja");
  await expect(page.getByLabel("Country")).toHaveValue("The Netherlands");
  await expect(page.getByLabel("Industry")).not.toHaveValue("");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
});

test("signing up begins where the form’s script cannot be loaded", async ({ page, complaints }) => {
  complaints.forgive(/ERR_FAILED/);
  let refused = 0;
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    const answer = await route.fetch();
    const isOfForm = (await answer.text()).includes("marketingConsent");
    if (isOfForm) refused += 1;
    await (isOfForm ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.goto("/auth?mode=signup");
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await page.unrouteAll({ behavior: "wait" });
  await fillSignUp(page, newAddress());
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByLabel("Verification code")).toBeVisible();
});

test("signing up leads to the full rankings, even after a wrong code", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Enter your verification code" })).toBeFocused();
  await expect(page).toHaveTitle(/^Verify your email/);
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  const [field, verify] = [page.getByLabel("Verification code"), page.getByRole("button", { name: "Verify email" })];
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(verify).toBeDisabled();

  await field.fill(wrongCode(await codeSentTo(email)));
  await verify.click();
  await expect(field).toHaveAccessibleDescription(/Invalid verification code\. Please try again\./);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(verify).toBeDisabled();

  await page.getByRole("button", { name: "send a new code" }).click();
  await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();
  const code = await codeSentTo(email, 2);
  await field.pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(field).toHaveValue(code);
  await verify.click();
  await expect(page).toHaveURL("/rankings/full");

  // A member has no use for the forms.
  await page.goto("/auth?mode=signup");
  await expect(page).toHaveURL("/rankings/full");
  await page.goto("/auth?mode=signin&from=/account");
  await expect(page).toHaveURL("/account");
});

test("the page says when an account is still being set up", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  await page.getByLabel("Verification code").fill(await codeSentTo(email));
  // The set-up's own call is held back, so that there is time to look.
  const release = await holdBack(page, /step=setup/, (request) => request.method() === "POST");
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Setting up your account..." })).toBeVisible();
  await expect(page.getByText("Please wait while we initialize your account")).toBeVisible();
  release();
  await expect(page).toHaveURL("/rankings/full");
  expect((await welcomeTo(email)).text).toContain("/rankings/full");
});

test("Back to form restores the sign-up input", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/auth?mode=signup&type=trial&invitation=ABC-1&from=/account");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await page.getByRole("link", { name: "Back to form" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Create your account" })).toBeVisible();
  await expect(page).toHaveURL("/auth?mode=signup&type=trial&invitation=ABC-1&from=%2Faccount");
  await expect(page.getByLabel("First name")).toHaveValue("Maja");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Head of brand");
  await expect(page.getByLabel("Country")).toHaveValue("The Netherlands");
  await expect(page.getByLabel("Industry")).not.toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("an invitation is kept between the forms and in the browser's session", async ({ page }) => {
  await openForm(page, "/auth?mode=signup&type=trial&invitation=ABC-1&general_invitation=G-2&from=/account");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in", exact: true })).toBeVisible();
  await expect(page).toHaveURL("/auth?mode=signin&type=trial&invitation=ABC-1&general_invitation=G-2&from=%2Faccount");
  await page.getByRole("main").getByRole("link", { name: "Sign Up Free" }).click();
  await expect(page).toHaveURL(/mode=signup&type=trial&invitation=ABC-1/);
  const codes = await page.evaluate(() =>
    ["invitation", "general_invitation"].map((key) => sessionStorage.getItem(key)),
  );
  expect(codes).toEqual(["ABC-1", "G-2"]);
});

test("a taken address gets the same response as a free one, and its owner gets an email", async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await openForm(page, "/auth?mode=signup");
  await fillSignUp(page, email, `${PASSWORD}-other`);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  expect((await waitForEmail(email, 2)).subject).toContain("already have an account");
});

test("people who have not verified their address are asked for the code at sign-in", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/auth?mode=signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  await codeSentTo(email);
  await forgetSession(page);
  await openForm(page, "/auth");
  await signIn(page, email);
  await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
  await page.getByLabel("Verification code").fill(await codeSentTo(email, 2));
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page).toHaveURL("/rankings/full");
});
