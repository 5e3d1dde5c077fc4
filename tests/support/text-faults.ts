import type { CDPSession, Page } from "@playwright/test";

/** The size of text that a browser has unless its reader chooses another. */
const USUAL = 16;

/**
 * Sets the size of text as a reader does in the browser's settings, which is no zoom: only what is in rem or em follows.
 * It holds until the session is detached.
 */
export async function setTextSize(session: CDPSession, times: number): Promise<void> {
  await session.send("Page.setFontSizes", { fontSizes: { standard: USUAL * times, fixed: Math.round(13 * times) } });
}

/** Words outside drawings that are smaller than the least size of the design at that size of text. */
export async function smallTextOf(page: Page, times: number): Promise<string[]> {
  return page.evaluate((least) => {
    const small = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || (text.textContent ?? "").trim() === "" || element.closest("svg, [data-drawing], script, style"))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size > 0 && size < least) small.add(`${size} px: ${element.outerHTML.slice(0, 120)}`);
    }
    return [...small];
  }, 11 * times);
}

/** Words cut off by their box without a sign of it: no ellipsis, no limit of lines, no scrolling. */
export async function cutTextOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || (text.textContent ?? "").trim() === "" || element.closest("svg, script, style")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 2) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.position === "fixed") break;
        if (style.display === "inline" || !(cuts(style.overflowX) || cuts(style.overflowY))) continue;
        // Meant to be cut: an ellipsis, so many lines, or what only screen readers meet.
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || box.clientWidth <= 1) break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isCut =
          (cuts(style.overflowX) && (words.left < left - 1 || words.right > right + 1)) ||
          (cuts(style.overflowY) && (words.top < top - 2 || words.bottom > bottom + 2));
        if (isCut) cut.add(`“${(text.textContent ?? "").trim().slice(0, 40)}” in ${box.outerHTML.slice(0, 100)}`);
        break;
      }
    }
    return [...cut];
  });
}

/** Lines of words that lie over other words: a box that has not grown with them. */
export async function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { element: Element; text: string; box: DOMRect }[] = [];
    const isLifted = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    /** What shows of the words in it. */
    const clipOf = (element: Element) => {
      const clip = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box);
        if (overflowX === "visible" || display === "inline") continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        Object.assign(clip, {
          left: Math.max(clip.left, left),
          right: Math.min(clip.right, right),
          top: Math.max(clip.top, top),
          bottom: Math.min(clip.bottom, bottom),
        });
      }
      return clip;
    };
    const isClipped = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (box.clientWidth <= 1 && box.clientHeight <= 1 && getComputedStyle(box).display !== "inline") return true;
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || (text.textContent ?? "").trim() === "") continue;
      if (element.closest("svg, [data-drawing], script, style, [aria-hidden=true]")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isLifted(element) || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { lineHeight, fontSize } = getComputedStyle(element);
      const clip = clipOf(element);
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, clip.left);
        const box = new DOMRect(left, line.top, Math.min(line.right, clip.right) - left, line.height);
        if (line.top >= clip.bottom || line.bottom <= clip.top) continue;
        if (box.width < 3 || box.height < 3) continue;
        // The letters alone: a line's box is often higher than the line.
        const spare = Math.max(
          0,
          box.height - Math.min(Number.parseFloat(fontSize), Number.parseFloat(lineHeight) || 1e4),
        );
        lines.push({
          element,
          text: (text.textContent ?? "").trim().slice(0, 40),
          box: new DOMRect(box.x, box.y + spare / 2, box.width, box.height - spare),
        });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    const over = new Set<string>();
    for (const [index, one] of lines.entries())
      for (let at = index + 1; at < lines.length; at++) {
        const other = lines[at];
        if (!other || other.box.top > one.box.bottom - 3) break;
        if (other.element === one.element) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (width > 4 && height > 4) over.add(`“${one.text}” and “${other.text}”`);
      }
    return [...over];
  });
}
