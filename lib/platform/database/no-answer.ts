/** The error digest for "the database did not respond": the only detail that reaches the browser. */
export const NO_ANSWER = "no-answer";
