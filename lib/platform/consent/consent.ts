/** Raised when what is asked changes: an answer to an earlier question answers nothing. */
export const CONSENT_VERSION = 1;
/** How long a choice is valid. */
export const CONSENT_MONTHS = 6;

/** What may be stored and loaded. Necessary storage is always allowed. */
export interface Preferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

export const ACCEPT_ALL: Preferences = { necessary: true, analytics: true, marketing: true };
export const REJECT_ALL: Preferences = { necessary: true, analytics: false, marketing: false };

/** A valid choice. Accepted: at least one of the two optional kinds. */
export interface Choice {
  status: "accepted" | "rejected";
  preferences: Preferences;
  chosenAt: Date;
  /** When the choice expires. */
  askAgainAt: Date;
}

/** Unknown: no choice yet, an expired one, or an unreadable value. */
export type Consent = { status: "unknown" } | Choice;

export const UNKNOWN: Consent = { status: "unknown" };

/** The text under each of the two keys. */
export interface StoredConsent {
  consent: string | null;
  preferences: string | null;
}

function statusOf({ analytics, marketing }: Preferences): Choice["status"] {
  return analytics || marketing ? "accepted" : "rejected";
}

/** The same day six months later, or the last day of a shorter month. */
export function sixMonthsAfter(day: Date): Date {
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + CONSENT_MONTHS);
  // Six months after 31 August would be 31 February, which Date turns into a day in March.
  if (later.getUTCDate() !== day.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** A choice made now. */
export function choiceOf(preferences: Preferences, now: Date): Choice {
  return { status: statusOf(preferences), preferences, chosenAt: now, askAgainAt: sixMonthsAfter(now) };
}

/** The choice as it is stored: `true` or `false` under the one key, what it covers and its date under the other. */
export function toStored({ status, preferences, chosenAt }: Choice): Record<keyof StoredConsent, string> {
  const { necessary, analytics, marketing } = preferences;
  return {
    consent: String(status === "accepted"),
    preferences: JSON.stringify({
      necessary,
      analytics,
      marketing,
      chosenAt: chosenAt.toISOString(),
      version: CONSENT_VERSION,
    }),
  };
}

function parseObject(text: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The inverse of `toStored` at a later time. Anything unreadable counts as no choice. */
export function parseStored({ consent, preferences }: StoredConsent, now: Date): Consent {
  const { necessary, analytics, marketing, chosenAt, version } = parseObject(preferences ?? "");
  if (version !== CONSENT_VERSION || necessary !== true || typeof chosenAt !== "string") return UNKNOWN;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return UNKNOWN;
  const day = new Date(chosenAt);
  // A date in the future comes from a wrong clock; accepting it would postpone the next question too long.
  if (!(day <= now)) return UNKNOWN;
  const choice = choiceOf({ necessary, analytics, marketing }, day);
  return consent === toStored(choice).consent && now < choice.askAgainAt ? choice : UNKNOWN;
}
