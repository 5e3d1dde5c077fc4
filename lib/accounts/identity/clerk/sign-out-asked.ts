/** Set by a click on the link, so that the page it leads to signs out at once. An address alone signs no one out. */
export const SIGN_OUT_ASKED = "granskog.sign-out";
