/** Set by a click on the link, so that the page it leads to signs out at once. An address alone signs nobody out. */
export const SIGN_OUT_ASKED = "granskog.sign-out";
