/** Brands that one search lists at most; the list says so when it is full. The database has the same limit. */
export const MOST_FOUND = 20;
