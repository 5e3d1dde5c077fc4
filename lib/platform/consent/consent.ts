/** Raised when what is asked changes: an answer to an earlier question answers nothing. */
export const CONSENT_VERSION = 1;
/** For so long no one is asked again. */
export const CONSENT_MONTHS = 6;

/** What may be stored and loaded. The necessary is no question. */
export interface Preferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

export const ACCEPT_ALL: Preferences = { necessary: true, analytics: true, marketing: true };
export const REJECT_ALL: Preferences = { necessary: true, analytics: false, marketing: false };

/** A choice that was made and still holds. Accepted: at least one of the optional two. */
export interface Choice {
  status: "accepted" | "rejected";
  preferences: Preferences;
  chosenAt: Date;
  /** From then on it counts no more. */
  askAgainAt: Date;
}

/** Unknown: nothing was chosen, or too long ago, or what is stored cannot be understood. */
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

/** Six months on, on the same day; on the last day of a month that has no such day. */
export function sixMonthsAfter(day: Date): Date {
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + CONSENT_MONTHS);
  // 31 August and six months is the 31st of February, which the calendar takes for a day in March.
  if (later.getUTCDate() !== day.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The choice someone makes now. */
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

/** The inverse of `toStored` at a later time. Whatever else is found there is no choice at all. */
export function parseStored({ consent, preferences }: StoredConsent, now: Date): Consent {
  const { necessary, analytics, marketing, chosenAt, version } = parseObject(preferences ?? "");
  if (version !== CONSENT_VERSION || necessary !== true || typeof chosenAt !== "string") return UNKNOWN;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return UNKNOWN;
  const day = new Date(chosenAt);
  // A date still to come was written by a clock that was wrong; it would put the next question off for too long.
  if (!(day <= now)) return UNKNOWN;
  const choice = choiceOf({ necessary, analytics, marketing }, day);
  return consent === toStored(choice).consent && now < choice.askAgainAt ? choice : UNKNOWN;
}
