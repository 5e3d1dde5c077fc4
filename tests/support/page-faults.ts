import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  sources: string[];
}

/** Notes every layout shift that no input of the reader explains; to be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (!entry.hadRecentInput) {
          const textOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
          const sources = entry.sources.map(({ node, previousRect, currentRect }) => {
            const what = node instanceof Element ? node.outerHTML.slice(0, 120) : "?";
            return `${what} from ${textOf(previousRect)} to ${textOf(currentRect)}`;
          });
          shifts.push({ value: entry.value, sources });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved so far. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => Reflect.get(globalThis, "shifts") as Shift[]);
}

/**
 * Columns of drawings that have another place while those after them are missing: a page that arrives in parts shows
 * them before, and then moves them.
 */
export async function crowdedOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moved: string[] = [];
    for (const row of document.querySelectorAll("main :is([role=img], [aria-hidden=true]) :is(div, p, span, ul)")) {
      const places = [...row.children].filter((place): place is HTMLElement => place instanceof HTMLElement);
      const [first] = places;
      if (!first || places.length < 4 || !row.checkVisibility() || row.closest("table")) continue;
      const [before, second] = [first.getBoundingClientRect(), places[1]?.getBoundingClientRect()];
      if (before.width === 0 || second?.top !== before.top || second.left === before.left) continue;
      const later = places.slice(places.length / 2);
      for (const place of later) place.style.setProperty("display", "none", "important");
      const after = first.getBoundingClientRect();
      for (const place of later) place.style.removeProperty("display");
      if (Math.abs(after.left - before.left) > 1 || Math.abs(after.width - before.width) > 1)
        moved.push(`${Math.round(before.width)} to ${Math.round(after.width)} px: ${row.outerHTML.slice(0, 140)}`);
    }
    return moved;
  });
}

/** What makes the page scroll sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Words that are cut across two lines for want of room: "Netherland / s". Addresses may be cut anywhere. */
export async function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.closest("th, td, h1, h2, h3, h4, button, label, dt, dd, a, p, li")) continue;
      if (element.closest("svg, pre, code") || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      // A single line, or what only screen readers meet.
      if (box.width < 4 || box.height < 24) continue;
      const whole = text.textContent ?? "";
      // Addresses and identifiers may break anywhere: their letters are no words. One in three hundred of the random
      // ones has no digit, but capitals in many places.
      const identifier = /\S*[@/_\d]\S*|\S*\p{Ll}\p{Lu}\S*\p{Ll}\p{Lu}\S*/gu;
      const wordsOnly = whole.replace(identifier, (code) => " ".repeat(code.length));
      for (const { 0: word, index } of wordsOnly.matchAll(/[\p{L}\p{M}]{4,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top / 4)),
        );
        if (lines.size > 1) broken.add(`${element.tagName}: ${word}`);
      }
    }
    return [...broken];
  });
}

/**
 * Targets below 24 px that WCAG 2.5.8 does not excuse: links in a sentence are, and what has room, so that a circle of
 * 24 px around its middle meets no other target and no other such circle.
 */
export async function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");
    const all = [
      ...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]"),
    ]
      .filter(shown)
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      // What only screen readers meet is no target.
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && (node.textContent ?? "").trim() !== "",
      );
    // A link that is laid over its whole row is as large as the row.
    const isStretched = (element: Element) => getComputedStyle(element, "::after").position === "absolute";
    const isSmall = ({ box }: { box: DOMRect }) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5;
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    return all
      .filter((target) => isSmall(target) && !isInSentence(target.element) && !isStretched(target.element))
      .filter((target) => {
        const { x, y } = middle(target.box);
        return all.some((other) => {
          if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
            return false;
          if (isSmall(other)) {
            const centre = middle(other.box);
            return Math.hypot(centre.x - x, centre.y - y) < LEAST;
          }
          const [dx, dy] = [
            Math.max(other.box.left - x, 0, x - other.box.right),
            Math.max(other.box.top - y, 0, y - other.box.bottom),
          ];
          return Math.hypot(dx, dy) < LEAST / 2;
        });
      })
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 140)}`,
      );
  });
}

/** Of a sample of what the keyboard reaches: what lies wholly under the header, the dock or a prompt once it has the focus. */
export async function coveredByBarsOf(page: Page, sample: number): Promise<string[]> {
  return page.evaluate(async (most) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a[href], button, input:not([type=hidden]), select, textarea, summary), footer a[href]",
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"));
    const step = Math.max(1, Math.floor(all.length / most));
    const covered: string[] = [];
    const barOver = (element: HTMLElement) => {
      // A prompt that leaves when the page is scrolled back covers nothing and is covered by nothing.
      if (!element.isConnected) return null;
      const box = element.getBoundingClientRect();
      for (const bar of document.querySelectorAll(
        '[data-slot="header"], [data-slot="dock"], [data-slot="sign-up-prompt"], [data-slot="consent-banner"]',
      )) {
        if (bar.contains(element) || !bar.checkVisibility({ visibilityProperty: true })) continue;
        if (["static", "relative"].includes(getComputedStyle(bar).position)) continue;
        const over = bar.getBoundingClientRect();
        const isUnder =
          box.top >= over.top - 1 &&
          box.bottom <= over.bottom + 1 &&
          box.left >= over.left - 1 &&
          box.right <= over.right + 1;
        if (isUnder) return bar.getAttribute("data-slot");
      }
      return null;
    };
    // Bars that step aside do so with one of the next pictures; what lies under one that stays is covered.
    const barThatStaysOver = async (element: HTMLElement) => {
      element.focus();
      let bar: string | null = null;
      for (let picture = 0; picture < 60; picture++) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        bar = barOver(element);
        if (bar === null) break;
      }
      return bar;
    };
    // From the end to the beginning, so that the page scrolls up below the header and then down above the dock.
    for (const order of [all.toReversed(), all]) {
      for (const element of order.filter((_, index) => index % step === 0)) {
        let bar = await barThatStaysOver(element);
        // What arrived late may have moved it under one: it counts if it is covered again with the page at rest.
        if (bar !== null) {
          element.blur();
          bar = await barThatStaysOver(element);
        }
        if (bar !== null) covered.push(`${element.outerHTML.slice(0, 120)} under ${bar}`);
      }
    }
    return covered;
  }, sample);
}
