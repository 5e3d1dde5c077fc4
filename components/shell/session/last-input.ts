import { tellOtherTabs } from "@/lib/access/session-events";

/** Shared by all tabs: the time of someone's last input, in any of them. Told in the privacy policy. */
const KEY = "granskog:last-input";
/** Other tabs need not know it more exactly. */
const WRITE_EVERY = 1_000;
/** Milliseconds by which the clocks of two tabs may differ. */
const TOLERANCE = 60_000;

let own = Number.NEGATIVE_INFINITY;
let writtenAt = Number.NEGATIVE_INFINITY;

/** What the browser kept; nothing where it keeps nothing, or what can be no time that has passed. */
function stored(): number {
  try {
    const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isFinite(at) && at <= Date.now() + TOLERANCE ? at : Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

export const lastInput = {
  /** Does a change in the browser's storage concern this? */
  isKey: (key: string | null): boolean => key === KEY,
  /** The latest in any tab. A page that was frozen meanwhile reads it here before it believes that no one was there. */
  read: (): number => Math.min(Date.now(), Math.max(own, stored())),
  /** Someone is there. */
  note(at: number): void {
    own = at;
    if (at - writtenAt < WRITE_EVERY && at >= writtenAt) return;
    writtenAt = at;
    try {
      localStorage.setItem(KEY, String(at));
    } catch {
      tellOtherTabs({ is: "input", at });
    }
  },
  /** Another tab says so. */
  hear(at: number): void {
    own = Math.max(own, Math.min(at, Date.now()));
  },
  forget(): void {
    own = Number.NEGATIVE_INFINITY;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing is kept here.
    }
  },
};
