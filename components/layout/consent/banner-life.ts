import { CONSENT_KEY } from "@/lib/platform/consent/consent-keys";

/** What is stored, loaded with the first answer: most readers see the banner on page after page before they answer. */
const store = () => import("@/components/layout/consent/consent-store");

let current: HTMLElement | null = null;
let letGo: () => void = () => undefined;

/** Keeps the banner in sync with other tabs and the focused element, and keeps sticky elements clear of it. */
export function keepBanner(): void {
  const banner = document.querySelector<HTMLElement>("[data-slot=consent-banner]");
  if (!banner || banner === current) return;
  letGo();
  current = banner;
  const page = document.documentElement;

  // Clearing everything has no key.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === CONSENT_KEY) void store().then(({ showQuestion }) => showQuestion());
  };
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

  addEventListener("storage", hear);
  measure.observe(banner);
  document.addEventListener("focusin", look);
  letGo = () => {
    removeEventListener("storage", hear);
    measure.disconnect();
    document.removeEventListener("focusin", look);
  };
}

/** Stores an answer to the banner. */
export async function answer(isAllowed: boolean): Promise<void> {
  const { chooseAll } = await store();
  chooseAll(isAllowed);
  // The banner was removed together with the focused button.
  document.getElementById("content")?.focus({ preventScroll: true });
}
