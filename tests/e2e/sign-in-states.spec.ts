import type { Page } from "@playwright/test";
import { faultsOf, faultsOfColour, showIn } from "../support/axe";
import { newAddress } from "../support/outbox";
import { expect, test } from "./fixtures";
import { fillSignUp } from "./members";

// Every state of the sign-in page, in both colour schemes, on a desk and in a hand.

async function press(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name }).click();
}

async function verification(page: Page, address = newAddress()) {
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, address);
  await press(page, "Sign Up Free");
  await page.getByLabel("Verification code").fill("12");
}

const LONG_ADDRESS = () => newAddress("a-very-long-name-of-somebody-indeed");

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "sign in": (page) => page.goto("/auth"),
  "sign in, refused": async (page) => {
    await page.goto("/auth");
    await page.getByLabel("Email", { exact: true }).fill(LONG_ADDRESS());
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await press(page, "Sign In");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  },
  "sign up": (page) => page.goto("/auth?mode=signup"),
  "sign up, every field at fault": async (page) => {
    await page.goto("/auth?mode=signup");
    await press(page, "Sign Up Free");
    await expect(page.locator("[aria-invalid]")).toHaveCount(8);
  },
  "verification, a long address": (page) => verification(page, LONG_ADDRESS()),
  "verification, wrong code": async (page) => {
    await verification(page);
    await press(page, "Verify email");
    await expect(page.locator("[aria-invalid]")).toHaveCount(1);
  },
  "verification, another code": async (page) => {
    await verification(page);
    await press(page, "send a new code");
    await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();
  },
  "a step nothing led to": (page) => page.goto("/auth?mode=signup&step=verify"),
  "password forgotten": (page) => page.goto("/auth?step=forgot"),
  "new password": async (page) => {
    await page.goto("/auth?step=forgot");
    await page.getByLabel("Email", { exact: true }).fill(LONG_ADDRESS());
    await press(page, "Send a code");
    await press(page, "Save and sign in");
    await expect(page.locator("[aria-invalid]")).toHaveCount(2);
  },
  "second factor": (page) => page.goto("/auth?step=second-factor"),
};

/** One page in both looks: what differs between them is style alone. */
const LOOKS = [
  { colorScheme: "dark", width: 320, judge: faultsOf },
  { colorScheme: "light", width: 1440, judge: faultsOfColour },
] as const;

for (const [name, open] of Object.entries(STATES)) {
  test(`axe finds no faults in the sign-in state “${name}”`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const faults: string[] = [];
    for (const { colorScheme, width, judge } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await showIn(page, colorScheme);
      const found = await judge(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      faults.push(
        ...[...found, ...(overflow > 0 ? [`${overflow} px too wide`] : [])].map(
          (fault) => `${colorScheme}, ${width} px: ${fault}`,
        ),
      );
    }
    expect(faults).toEqual([]);
  });
}
