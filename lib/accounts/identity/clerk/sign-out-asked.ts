/** Set by a click on the link, so that the next page signs out at once. Opening the address alone signs no one out. */
export const SIGN_OUT_ASKED = "granskog.sign-out";
