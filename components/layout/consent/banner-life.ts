import { CONSENT_KEY } from "@/lib/platform/consent/consent-keys";

/** What is stored, loaded once an answer is near: most readers see the banner on page after page before they answer. */
const store = () => import("@/components/layout/consent/consent-store");

/** What shows that an answer is near: it is stored, and the banner gone, without a wait. */
const SIGNS = ["pointerenter", "pointerdown", "focusin"] as const;

/** The banner's height; its styles say what it usually is. */
const HEIGHT = "--cookie-banner";

function isAnswered(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) !== null;
  } catch {
    // Without storage no one is asked.
    return false;
  }
}

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
  const hear = ({ key }: Pick<StorageEvent, "key">) => {
    if (key === null || key === CONSENT_KEY) void store().then(({ showQuestion }) => showQuestion());
  };
  // Told only where it is not as known: the browser restyles the whole page for it.
  const measure = new ResizeObserver(() => {
    const known = Number.parseFloat(getComputedStyle(page).getPropertyValue(HEIGHT));
    if (Math.abs(known - banner.offsetHeight) <= 1) return;
    page.style.setProperty(HEIGHT, `${banner.offsetHeight}px`);
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

  // An answer asks again if this fails.
  for (const sign of SIGNS) banner.addEventListener(sign, () => void store().catch(() => undefined), { once: true });
  addEventListener("storage", hear);
  measure.observe(banner);
  document.addEventListener("focusin", look);
  // What led here is over by now: a focus, or an answer in another tab.
  look();
  if (isAnswered()) hear({ key: CONSENT_KEY });
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
