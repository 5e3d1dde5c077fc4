/** The brand in focus and its rivals. */
export const MOST_SHOWN = 6;
