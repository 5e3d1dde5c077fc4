import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose verdict hangs on colours: all that another theme can break. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

async function judge(page: Page, within: string | undefined, rules?: string[]): Promise<string[]> {
  // What fades in while it is looked at has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Our pages have no frames except the outbox's email, which is a separate document: checking one document takes a
  // third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    preload: false,
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  const { violations } = await (within ? axe.include(within) : axe.exclude("iframe")).analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" · ")}`);
}

/**
 * Rules of axe that the page breaks as it looks now, each with what breaks it.
 * @param within only this part of the page
 */
export const faultsOf = (page: Page, within?: string): Promise<string[]> => judge(page, within);

/** Of those rules only the ones about colour: for a page that was looked at whole in its other theme. */
export const faultsOfColour = (page: Page, within?: string): Promise<string[]> => judge(page, within, RULES_OF_COLOUR);

/** Shows the page in a theme and waits for its colours to arrive: axe would judge one on its way. */
export async function showIn(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** The same in both themes, one after the other: every rule in the light, those about colour in the dark. */
export async function faultsInBothThemes(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await showIn(page, theme);
    const faults = await (theme === "light" ? faultsOf : faultsOfColour)(page, within);
    found.push(...faults.map((fault) => `${theme}: ${fault}`));
  }
  return found;
}
