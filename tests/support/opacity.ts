import type { Locator } from "@playwright/test";

/** How much of an element is seen through what it is in: 1 for all of it. */
export const opacityOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    let opacity = 1;
    for (let each: Element | null = node; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return Math.round(opacity * 100) / 100;
  });
