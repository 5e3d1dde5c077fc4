import type { Page } from "@playwright/test";

/** Words in tables of the page's content that reach beyond their cell, each with by how much in px. */
export const wordsBeyondCells = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond: string[] = [];
    for (const cell of document.querySelectorAll("main :is(td, th)")) {
      if (!cell.checkVisibility()) continue;
      const { left, right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.textContent?.trim() || text.parentElement?.closest(".sr-only, svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const excess = box.width === 0 ? 0 : Math.max(box.right - right, left - box.left);
        if (excess > 1) beyond.push(`${text.textContent.trim()}: ${Math.round(excess)}`);
      }
    }
    return beyond;
  });
