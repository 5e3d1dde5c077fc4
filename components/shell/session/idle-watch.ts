import { idlenessAt, untilNextChange, type Idleness } from "@/components/shell/session/idle-clock";
import { lastInput } from "@/components/shell/session/last-input";
import type { Presence } from "@/components/shell/session/presence";
import { onSessionEvent } from "@/lib/access/session-events";

/** Input that only a person makes. Tab, arrows and Escape do not fire `keypress`. */
const INPUTS = ["mousedown", "mousemove", "keypress", "keydown", "scroll", "touchstart"] as const;
/** Milliseconds between checks of the wall clock, because timers are late after sleep. */
const LOOK_EVERY = 30_000;

interface IdleWatch {
  presence: Presence;
  /** The idle state changed, here or in another tab. */
  onChange: (idleness: Idleness) => void;
}

/** Watches for input in this tab and receives it in others. Returns what stops it. */
export function watchIdleness({ presence, onChange }: IdleWatch): () => void {
  let reported: Idleness = "active";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer = "";

  function look() {
    clearTimeout(timer);
    const [last, now] = [lastInput.read(), Date.now()];
    const idleness = idlenessAt(last, now);
    if (idleness !== "over") timer = setTimeout(look, Math.min(untilNextChange(last, now), LOOK_EVERY));
    if (idleness === reported) return;
    reported = idleness;
    onChange(idleness);
  }

  /** Browsers report a resting mouse as moved when the page moves below it. */
  function isResting(event: Event): boolean {
    if (event.type !== "mousemove" || !(event instanceof MouseEvent)) return false;
    const at = `${event.screenX} ${event.screenY}`;
    const rests = at === pointer;
    pointer = at;
    return rests;
  }

  function take(event: Event) {
    if (!event.isTrusted || isResting(event)) return;
    // After half an hour of sleep the session has ended, whatever the timers say.
    if (idlenessAt(lastInput.read(), Date.now()) === "over") return look();
    lastInput.note(Date.now());
    if (reported === "active") return presence.note();
    presence.tell();
    look();
  }

  const hearStorage = ({ key }: StorageEvent) => lastInput.isKey(key) && look();
  const hearVisibility = () => (document.visibilityState === "visible" ? look() : presence.flush());
  const leave = () => presence.flush();
  const deaf = onSessionEvent((events) => {
    if (events.is !== "input") return;
    lastInput.hear(events.at);
    look();
  });

  lastInput.note(Date.now());
  look();
  for (const input of INPUTS) addEventListener(input, take, { passive: true, capture: true });
  addEventListener("storage", hearStorage);
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hearVisibility);
  return () => {
    clearTimeout(timer);
    deaf();
    for (const input of INPUTS) removeEventListener(input, take, { capture: true });
    removeEventListener("storage", hearStorage);
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hearVisibility);
  };
}
