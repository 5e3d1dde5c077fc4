import { useSyncExternalStore } from "react";
import {
  choiceOf,
  type Consent,
  CONSENT_KEY,
  parseStored,
  PREFERENCES_KEY,
  type Preferences,
  REJECT_ALL,
  toStored,
} from "@/lib/platform/consent/consent";

/**
 * What this browser says of optional cookies. Pending: the page has not come to life. Blocked: the browser refuses
 * storage, so that an answer could not be kept; no one is asked, and nothing optional runs.
 */
export type KnownConsent = Consent | { status: "pending" } | { status: "blocked" };

/** Told on `window` after each choice; a publisher's own script may follow it. Its detail are the preferences. */
const CHANGED = "granskog:consent";
/** Whatever optional is ever stored has a name that begins so, and goes when the permission is withdrawn. */
const OPTIONAL = { analytics: "granskog:analytics:", marketing: "granskog:marketing:" } as const;

const PENDING: KnownConsent = { status: "pending" };
const BLOCKED: KnownConsent = { status: "blocked" };

const listeners = new Set<() => void>();
/** What was read last, by the texts it was read from: the same texts are the same object. */
let last: { texts: string; consent: Consent } | null = null;
/** A choice that could be made but not stored (full storage): it holds until the page is left. */
let unstored: Consent | null = null;

/** The choice as it stands now. */
export function readConsent(): KnownConsent {
  if (unstored) return unstored;
  try {
    const stored = { consent: localStorage.getItem(CONSENT_KEY), preferences: localStorage.getItem(PREFERENCES_KEY) };
    const texts = `${stored.consent} ${stored.preferences}`;
    const isOver = last !== null && "askAgainAt" in last.consent && last.consent.askAgainAt <= new Date();
    if (last?.texts !== texts || isOver) last = { texts, consent: parseStored(stored, new Date()) };
    return last.consent;
  } catch {
    return BLOCKED;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Follows the choice, made here or in another tab; returns what ends it. */
export function followConsent(listener: () => void): () => void {
  // Told of what other tabs store; what is cleared altogether has no key.
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === CONSENT_KEY || key === PREFERENCES_KEY) listener();
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

function removeOptional(preferences: Preferences): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      const kind = key.startsWith(OPTIONAL.analytics)
        ? "analytics"
        : key.startsWith(OPTIONAL.marketing)
          ? "marketing"
          : null;
      if (kind && !preferences[kind]) storage.removeItem(key);
    }
  }
}

/** Stores a choice. What it no longer permits stops in every tab, and what that has stored is removed. */
export function choose(preferences: Preferences): void {
  const choice = choiceOf(preferences, new Date());
  try {
    const stored = toStored(choice);
    localStorage.setItem(PREFERENCES_KEY, stored.preferences);
    localStorage.setItem(CONSENT_KEY, stored.consent);
    removeOptional(preferences);
    unstored = null;
  } catch {
    unstored = choice;
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: preferences }));
  tell();
}

/** Takes the choice back: nothing optional runs, and the question is put again. */
export function forgetChoice(): void {
  choose(REJECT_ALL);
  unstored = null;
  try {
    localStorage.removeItem(CONSENT_KEY);
    localStorage.removeItem(PREFERENCES_KEY);
  } catch {
    // Nothing was kept.
  }
  tell();
}

/** The choice as it stands, followed through this page and the other tabs. */
export function useConsent(): KnownConsent {
  return useSyncExternalStore(followConsent, readConsent, () => PENDING);
}
