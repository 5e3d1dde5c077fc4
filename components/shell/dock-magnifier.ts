import { rem } from "@/components/ui/rem";

const RESTING = 40;
const MAGNIFIED = 80;
const REACH = 150;

/** Size of an icon whose centre is `distance` from the pointer, in pixels at the usual text size: 80 under it, 40 from 150. */
export function dockSize(distance: number): number {
  return RESTING + (MAGNIFIED - RESTING) * Math.max(0, 1 - Math.abs(distance) / REACH);
}

/** Enlarges icons near the pointer, unless the reader prefers reduced motion. */
export function magnify(dock: HTMLElement, pointerX: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // All positions are read before any size is written, so the browser lays out the dock once.
  const links = [...dock.querySelectorAll("a")];
  const pixel = rem() / 16;
  const sizes = links.map((link) => {
    const { left, width } = link.getBoundingClientRect();
    return dockSize((pointerX - left - width / 2) / pixel);
  });
  links.forEach((link, index) => link.style.setProperty("--size", `${(sizes[index] ?? RESTING) / 16}rem`));
}

/** Returns all icons to their resting size. */
export function calm(dock: HTMLElement): void {
  for (const link of dock.querySelectorAll("a")) link.style.removeProperty("--size");
}
