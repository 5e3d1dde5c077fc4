import type { Page } from "@playwright/test";

/**
 * Buttons and links that a click on their centre would not reach, each with the element it would hit. Only inspects the
 * page; nothing is clicked.
 */
export async function unreachableOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What glides to its place would be asked about on the way.
    const style = document.createElement("style");
    style.textContent = "html { scroll-behavior: auto !important }";
    document.head.append(style);
    const start = scrollY;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");
    const picture = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

    /** The centre of the control, or of its largest line where it is broken into several. */
    const centreOf = (element: Element) => {
      const lines = [...element.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      const box = lines.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    };
    const isInView = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    /** What a click there would hit, if it is something else; null where it is the control. */
    const over = (element: Element, { x, y }: { x: number; y: number }) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return "nothing";
      const isOwn = element.contains(hit) || hit.closest("label")?.contains(element) === true;
      return isOwn ? null : hit.outerHTML.slice(0, 120);
    };

    /** In a box of a pixel, as what only screen readers meet is; nobody clicks there. */
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box.clientWidth <= 1 && box.clientHeight <= 1 && getComputedStyle(box).overflow !== "visible") return true;
      return false;
    };
    const pending = new Set(
      [...document.querySelectorAll("a[href], button:enabled, summary, [role=tab]")].filter(
        (element) => shown(element) && centreOf(element) !== null && !isClipped(element),
      ),
    );
    const settleHere = () => {
      for (const element of pending) {
        const centre = centreOf(element);
        if (centre === null || !shown(element)) pending.delete(element);
        else if (isInView(centre) && over(element, centre) === null) pending.delete(element);
      }
    };
    const step = Math.round(innerHeight * 0.6);
    for (let top = 0; ; top += step) {
      scrollTo(0, top);
      await picture();
      settleHere();
      if (top + innerHeight >= document.documentElement.scrollHeight) break;
    }

    // The rest one by one: in a part that scrolls by itself, or covered.
    const faults: string[] = [];
    for (const element of pending) {
      let found: string | null = "out of view";
      for (const block of ["center", "start", "end"] as const) {
        element.scrollIntoView({ block, inline: "center" });
        // Bars that step aside do so with one of the next pictures.
        for (let pictures = 0; pictures < 10 && found !== null; pictures++) {
          await picture();
          const centre = centreOf(element);
          found = centre === null || !shown(element) ? null : isInView(centre) ? over(element, centre) : "out of view";
        }
        if (found === null) break;
      }
      if (found !== null) faults.push(`${element.outerHTML.slice(0, 140)} under ${found}`);
    }
    scrollTo(0, start);
    style.remove();
    return faults;
  });
}
