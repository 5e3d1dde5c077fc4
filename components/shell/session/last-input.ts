import { tellOtherTabs } from "@/lib/access/session-events";

/** Shared by all tabs: the time of the last input in any of them. Listed in the privacy policy. */
const KEY = "granskog:last-input";
/** Other tabs do not need it more precisely. */
const WRITE_EVERY = 1_000;
/** Milliseconds by which the clocks of two tabs may differ. */
const TOLERANCE = 60_000;

let own = Number.NEGATIVE_INFINITY;
let writtenAt = Number.NEGATIVE_INFINITY;

/** The stored value; nothing if storage is blocked or it is not a past time. */
function stored(): number {
  try {
    const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isFinite(at) && at <= Date.now() + TOLERANCE ? at : Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

export const lastInput = {
  /** Whether a storage event concerns this value. */
  isKey: (key: string | null): boolean => key === KEY,
  /** The latest in any tab. A page that was frozen reads it here before assuming inactivity. */
  read: (): number => Math.min(Date.now(), Math.max(own, stored())),
  /** Records input. */
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
  /** Another tab recorded input. */
  hear(at: number): void {
    own = Math.max(own, Math.min(at, Date.now()));
  },
  forget(): void {
    own = Number.NEGATIVE_INFINITY;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing is stored here.
    }
  },
};
