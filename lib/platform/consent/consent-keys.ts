/** Keys of the local storage: whether anything optional was accepted, and what. Every page needs these, and few the rest. */
export const CONSENT_KEY = "granskog:cookie-consent";
export const PREFERENCES_KEY = "granskog:cookie-preferences";
