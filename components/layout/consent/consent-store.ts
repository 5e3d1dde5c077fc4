import { useSyncExternalStore } from "react";
import {
  ACCEPT_ALL,
  choiceOf,
  type Consent,
  parseStored,
  type Preferences,
  REJECT_ALL,
  toStored,
} from "@/lib/platform/consent/consent";
import { CONSENT_KEY, PREFERENCES_KEY } from "@/lib/platform/consent/consent-keys";

/**
 * This browser's choice about optional cookies. Pending: not hydrated. Blocked: storage is unavailable, so no one is
 * asked and nothing optional runs.
 */
export type KnownConsent = Consent | { status: "pending" } | { status: "blocked" };

/** Dispatched on `window` after each choice, for a publisher's own script. Its detail is the preferences. */
const CHANGED = "granskog:consent";
/** Names of optional entries start with this, and are removed when permission is withdrawn. */
const OPTIONAL = { analytics: "granskog:analytics:", marketing: "granskog:marketing:" } as const;

const PENDING: KnownConsent = { status: "pending" };
const BLOCKED: KnownConsent = { status: "blocked" };

const listeners = new Set<() => void>();
/** Cache of the last read, by the stored texts, so that equal texts give the same object. */
let last: { texts: string; consent: Consent } | null = null;
/** A choice that could not be stored (storage full); it lasts until the page is left. */
let unstored: Consent | null = null;

/** The current choice. */
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

/** Shows the banner while its question is unanswered. */
export function showQuestion(): void {
  document.documentElement.toggleAttribute("data-asks-cookies", readConsent().status === "unknown");
}

function tell(): void {
  showQuestion();
  for (const listener of listeners) listener();
}

/** Subscribes to the choice, made here or in another tab; returns the unsubscribe function. */
export function followConsent(listener: () => void): () => void {
  // Storage events of other tabs; clearing everything has no key.
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

/** Stores a choice. Anything no longer permitted stops in every tab, and its entries are removed. */
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

/** Stores the same choice for everything optional. */
export function chooseAll(isAllowed: boolean): void {
  choose(isAllowed ? ACCEPT_ALL : REJECT_ALL);
}

/** Withdraws the choice: nothing optional runs, and the question is asked again. */
export function forgetChoice(): void {
  choose(REJECT_ALL);
  unstored = null;
  try {
    localStorage.removeItem(CONSENT_KEY);
    localStorage.removeItem(PREFERENCES_KEY);
  } catch {
    // Nothing was stored.
  }
  tell();
}

/** The current choice, across this page and other tabs. */
export function useConsent(): KnownConsent {
  return useSyncExternalStore(followConsent, readConsent, () => PENDING);
}
