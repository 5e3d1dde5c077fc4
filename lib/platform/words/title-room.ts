/** Letters of a page's title: one line of 28 px on a laptop, two of 22 px on a phone. */
export const LONGEST_TITLE = 64;

export const hasRoom = (title: string) => Array.from(title).length <= LONGEST_TITLE;

/** The first wording of a finding that has room in a title; the first of all where none has, to be said below the chart. */
export const firstToFit = (wordings: readonly [string, ...string[]]): string => wordings.find(hasRoom) ?? wordings[0];
