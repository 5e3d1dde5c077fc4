import { test as base, expect, type Page } from "@playwright/test";
import { rejectCookies } from "../e2e/fixtures";
import { fillSignUp, signIn } from "../e2e/members";
import { codeSentTo, isEmulated, newAddress } from "./provider";

/** Nothing is asked of any host but this machine, and no script fails. */
export const test = base.extend<{ watched: string[] }>({
  context: async ({ context }, give) => {
    await rejectCookies(context);
    await give(context);
  },
  watched: [
    async ({ page }, give) => {
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => faults.push(`uncaught: ${message}`));
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (isEmulated && protocol.startsWith("http") && hostname !== "localhost")
          faults.push(`asks another host: ${request.url()}`);
      });
      await give(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills in the code and sends it. */
export async function giveCode(page: Page, button: string, code: string) {
  await page.getByRole("textbox", { name: /code/i }).first().fill(code);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

/** Opens a form and waits for Clerk's library: before it nothing can be sent. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(Reflect.get(globalThis, "Clerk") ?? {}, "loaded") === true);
}

/** Signs someone new up by the forms, and waits for the page they begin at. */
export async function signUp(page: Page, address = "/auth?mode=signup"): Promise<string> {
  const email = newAddress();
  await openForm(page, address);
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await giveCode(page, "Verify email", await codeSentTo(email));
  await expect(page).toHaveURL("/rankings/full");
  return email;
}

/** Signs in by the form, as far as Clerk's answer. */
export async function enter(page: Page, email: string, password?: string, from = "/account") {
  await openForm(page, `/auth?mode=signin&from=${encodeURIComponent(from)}`);
  await signIn(page, email, password);
}

/** As in a browser that has never been here. */
export async function forget(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** From the account page: the link leads to the page that has Clerk's library and signs out by itself. */
export async function signOut(page: Page) {
  await page.getByRole("main").getByRole("link", { name: "Sign Out", exact: true }).click();
}
