import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Of the axe that the builder brings. */
const fromBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));

/**
 * What a page is given for each look at it: axe in half the bytes, and each colour read once. A page writes the same few
 * colours on hundreds of elements, in notations that axe takes long to read.
 */
const AXE_SOURCE = `${readFileSync(fromBuilder.resolve("axe-core/axe.min.js"), "utf8")}
;(() => {
  const colour = axe.commons.color.Color.prototype;
  const read = colour.parseString;
  const known = new Map();
  colour.parseString = function (text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    read.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
})();`;

/** The rules whose verdict hangs on colours: all that another theme can break. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** Parts of a page, by selector: looked at alone, or left out. */
interface Part {
  within?: string | undefined;
  without?: string | undefined;
}

async function judge(page: Page, { within, without }: Part, rules?: string[]): Promise<string[]> {
  // The router replaces a page's title: for a moment there is none.
  await expect(page).toHaveTitle(/\S/);
  // What fades in while it is looked at has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What our pages frame, an email or the preview of an embed, is a document of its own: looking at one takes a third of the time.
  const axe = new AxeBuilder({ page, axeSource: AXE_SOURCE }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    preload: false,
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  if (without) axe.exclude(without);
  if (within) axe.include(within);
  // One that is still loading has no document to look at.
  const { violations } = await axe.exclude("iframe").analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" · ")}`);
}

/**
 * Rules of axe that the page breaks as it looks now, each with what breaks it.
 * @param within only this part of the page
 * @param without all but this part of the page
 */
export const faultsOf = (page: Page, within?: string, without?: string): Promise<string[]> =>
  judge(page, { within, without });

/** Of those rules only the ones about colour: for a page that was looked at whole in its other theme. */
export const faultsOfColour = (page: Page, within?: string, without?: string): Promise<string[]> =>
  judge(page, { within, without }, RULES_OF_COLOUR);

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
