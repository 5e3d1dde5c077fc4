/** Shades of an illustrative heat map: young and old apart. */
export const HEAT = [
  [74, 58, 34, 18, 10, 10],
  [10, 18, 26, 42, 50, 66],
  [26, 26, 18, 34, 26, 18],
  [82, 66, 42, 26, 18, 10],
];
export const SPREADS = [
  [18, 70],
  [30, 56],
  [42, 76],
  [54, 64],
  [20, 84],
] as const;
export const MARKETS = [
  [8, 20],
  [26, 30],
  [44, 16],
  [62, 38],
  [80, 28],
] as const;

/** Shares left and right of the middle, in shades of agreement. */
export const LIKERT = [
  [12, 14, 22, 24],
  [20, 16, 18, 10],
  [6, 12, 24, 34],
  [16, 20, 14, 8],
] as const;
export const TOPICS = [
  [66, 18, 34],
  [50, 42, 10],
  [26, 58, 26],
  [18, 26, 74],
];
export const GAPS = [
  [20, 62],
  [34, 80],
  [12, 40],
  [44, 70],
] as const;
export const STEMS = [76, 60, 52, 38, 22] as const;
