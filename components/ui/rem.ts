/** Pixels of one rem: the size of text that the reader has set in the browser. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
