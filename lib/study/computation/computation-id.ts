/** The id of a stored computation, as addresses and forms have it. */
export const COMPUTATION_ID = /^[0-9a-f]{12}$/;
