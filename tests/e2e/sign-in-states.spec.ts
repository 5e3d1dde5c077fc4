import type { Page } from "@playwright/test";
import { faultsOf, faultsOfColour, showIn } from "../support/axe";
import { newAddress } from "../support/outbox";
import { expect, test } from "./fixtures";
import { fillSignUp } from "./members";

// Every state of the sign-in page, in both colour schemes, on a desk and in a hand.

async function press(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name }).click();
}

const LONG_ADDRESS = () => newAddress("a-very-long-name-of-somebody-indeed");

type Step = (page: Page) => Promise<unknown>;

interface State {
  /** From one look to the next, each judged where it ends. */
  steps: readonly Step[];
  /** Where another state has all that this one shows. */
  tag?: "@deep";
}

const STATES: Record<string, State> = {
  "sign in": { tag: "@deep", steps: [(page) => page.goto("/auth")] },
  "sign in, refused": {
    steps: [
      async (page) => {
        await page.goto("/auth");
        await page.getByLabel("Email", { exact: true }).fill(LONG_ADDRESS());
        await page.getByLabel("Password", { exact: true }).fill("not-the-password");
        await press(page, "Sign In");
        await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      },
    ],
  },
  "sign up": { tag: "@deep", steps: [(page) => page.goto("/auth?mode=signup")] },
  "sign up, every field at fault": {
    steps: [
      async (page) => {
        await page.goto("/auth?mode=signup");
        await press(page, "Sign Up Free");
        await expect(page.locator("[aria-invalid]")).toHaveCount(8);
      },
    ],
  },
  "verification of a long address, with another code and a wrong one": {
    steps: [
      async (page) => {
        await page.goto("/auth?mode=signup");
        await fillSignUp(page, LONG_ADDRESS());
        await press(page, "Sign Up Free");
        await page.getByLabel("Verification code").fill("12");
      },
      async (page) => {
        await press(page, "send a new code");
        await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();
      },
      async (page) => {
        await page.getByLabel("Verification code").fill("12");
        await press(page, "Verify email");
        await expect(page.locator("[aria-invalid]")).toHaveCount(1);
      },
    ],
  },
  "a step nothing led to": { steps: [(page) => page.goto("/auth?mode=signup&step=verify")] },
  "password forgotten, and a new one": {
    steps: [
      (page) => page.goto("/auth?step=forgot"),
      async (page) => {
        await page.getByLabel("Email", { exact: true }).fill(LONG_ADDRESS());
        await press(page, "Send a code");
        await press(page, "Save and sign in");
        await expect(page.locator("[aria-invalid]")).toHaveCount(2);
      },
    ],
  },
  "second factor": { steps: [(page) => page.goto("/auth?step=second-factor")] },
};

/** One page in both looks: what differs between them is style alone. */
const LOOKS = [
  { colorScheme: "dark", width: 320, judge: faultsOf },
  { colorScheme: "light", width: 1440, judge: faultsOfColour },
] as const;

for (const [name, { steps, tag }] of Object.entries(STATES)) {
  test(`axe finds no faults in the sign-in state “${name}”`, { tag: tag ?? [] }, async ({ page }) => {
    const faults: string[] = [];
    for (const [index, step] of steps.entries()) {
      await step(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const fault of await faultsInBothLooks(page)) faults.push(`${index + 1}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

async function faultsInBothLooks(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, width, judge } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, colorScheme);
    const found = await judge(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const all = [...found, ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
    faults.push(...all.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
  }
  return faults;
}
