/** What an error that means "the database did not respond" carries to the browser, which is told nothing else of it. */
export const NO_ANSWER = "no-answer";
