/** Maximum brands in one search result. A full list shows a notice. The database has the same limit. */
export const MOST_FOUND = 20;

/** How many brands were found, and what to do if there may be more. */
export function sayFound(count: number): { heading: string; note: string | null } {
  if (count >= MOST_FOUND)
    return {
      heading: `The first ${MOST_FOUND} brands found`,
      note: "There may be more. Type more of the name to narrow the list.",
    };
  return { heading: count === 1 ? "One brand found" : `${count} brands found`, note: null };
}
