import { join } from "node:path";

/** Where the fonts for files are: static cuts of the site's own, and one for Greek and Cyrillic. */
const FOLDER = join(process.cwd(), "lib/sharing/exports/fonts");

/** Font files by family and weight. */
export const FONTS = [
  { family: "Schibsted Grotesk", weight: 400, file: join(FOLDER, "schibsted-grotesk-400.ttf") },
  { family: "Schibsted Grotesk", weight: 600, file: join(FOLDER, "schibsted-grotesk-600.ttf") },
  { family: "Newsreader", weight: 400, file: join(FOLDER, "newsreader-400.ttf") },
  { family: "Noto Sans", weight: 400, file: join(FOLDER, "noto-sans-400.ttf") },
  { family: "Noto Sans", weight: 600, file: join(FOLDER, "noto-sans-600.ttf") },
] as const;

const LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the site's own fonts have all characters of a text. */
export const isLatin = (text: string): boolean => !LATIN.test(text);

/** Letters of other alphabets, which the site's own fonts lack; the font that has them has no others. */
const OTHER_RUN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;

/** A text in parts that one font has: Latin letters, digits and signs, or letters of other alphabets. */
export const toFontRuns = (text: string): string[] =>
  text
    .replaceAll(OTHER_RUN, (run) => `\u0000${run}\u0000`)
    .split("\u0000")
    .filter((run) => run !== "");

/** Files of the fonts that an image with this text needs: each is read anew for each image. */
export const fontsFor = (text: string): string[] =>
  FONTS.filter(({ family }) => family === "Schibsted Grotesk" || (family === "Noto Sans" && !isLatin(text))).map(
    ({ file }) => file,
  );

/** Whether a text has characters that none of these fonts has, so that system fonts are needed. */
export const needsOtherFonts = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
