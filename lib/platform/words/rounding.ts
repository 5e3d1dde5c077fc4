// Pages, files and the API round the same numbers differently, and each explains how.

/** Below charts, and in files. */
export const ROUNDED_HERE =
  "Numbers on pages and in files are rounded once, scores to one decimal; the API has every published decimal.";

/** In the API's reference. */
export const UNROUNDED_HERE =
  "Numbers in the lists have every published decimal; pages and files round them once, scores to one decimal: 111.8148 here is 111.8 there.";
