// Apart from the rules of the forms, which bring a library: pages need these numbers alone.

/** Minimum password length, in characters. */
export const PASSWORD_LENGTH = 8;
export const LONGEST_PASSWORD = 128;
/** Digits of a verification code. */
export const CODE_LENGTH = 6;
