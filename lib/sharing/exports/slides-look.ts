/** A font that every computer has: slides do not embed fonts. */
export const FONT = "Arial";

/** The site's light colours in the format for slides. */
export const SLIDE_COLOURS = {
  ink: "122119",
  soft: "435149",
  rule: "B2BAB0",
  spruce: "115536",
  warning: "733D00",
  above: "4A996B",
  below: "D7944C",
  quiet: "939B92",
} as const;

/** Series colours in order. */
const SERIES_COLOURS = ["176540", "1E71AC", "CA791D", "AE3B4C", "2B9095", "72478F", "809337", "795D3C"] as const;

/** The colour of the series at this position; colours repeat after the last. */
export const seriesColour = (index: number): string =>
  SERIES_COLOURS[index % SERIES_COLOURS.length] ?? SLIDE_COLOURS.ink;
