import { choose, followConsent, readConsent } from "@/components/layout/consent/consent-store";
import { ACCEPT_ALL, type Preferences, REJECT_ALL } from "@/lib/platform/consent/consent";

let current: HTMLElement | null = null;
let letGo: () => void = () => undefined;

/**
 * Keeps the banner in sync with the choice, the end of the page and the focused element, and keeps sticky elements
 * clear of it.
 */
export function keepBanner(): void {
  const banner = document.querySelector<HTMLElement>("[data-slot=consent-banner]");
  if (!banner || banner === current) return;
  letGo();
  current = banner;
  const page = document.documentElement;

  const show = () => page.toggleAttribute("data-asks-cookies", readConsent().status === "unknown");
  // Told again only if it changed: the browser restyles the whole page for it.
  const measure = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    if (page.style.getPropertyValue("--cookie-banner") !== height) page.style.setProperty("--cookie-banner", height);
  });
  // The browser scrolls the focused element clear of the banner, unless it is sticky.
  const look = () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement ?? document.body;
      const [under, over] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
      banner.toggleAttribute(
        "data-aside",
        !banner.contains(focused) && under.top >= over.top && under.bottom <= over.bottom,
      );
    });

  show();
  const unfollow = followConsent(show);
  measure.observe(banner);
  document.addEventListener("focusin", look);
  letGo = () => {
    unfollow();
    measure.disconnect();
    document.removeEventListener("focusin", look);
  };
}

function answer(preferences: Preferences): void {
  keepBanner();
  choose(preferences);
  // The banner was removed together with the focused button.
  document.getElementById("content")?.focus({ preventScroll: true });
}

export const acceptAll = (): void => answer(ACCEPT_ALL);
export const rejectAll = (): void => answer(REJECT_ALL);
