import localFont from "next/font/local";

/*
 * Each font has two files: Western European Latin (including å ä ö æ ø é) and extended Latin, which browsers fetch only
 * if needed. Fallbacks until they load are in font-fallbacks.css, because the loader's own fallback supports one weight
 * and one system font. The loader needs literals, so the range is repeated.
 */
const grotesk = localFont({
  src: "../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-grotesk",
  display: "swap",
  adjustFontFallback: false,
});

const groteskRest = localFont({
  src: "../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-grotesk-rest",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});

const newsreader = localFont({
  src: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-newsreader",
  display: "swap",
  adjustFontFallback: false,
});

const newsreaderItalic = localFont({
  src: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
  weight: "200 800",
  style: "italic",
  variable: "--font-newsreader-italic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const newsreaderRest = localFont({
  src: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-newsreader-rest",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});

/** Class names that define the font variables used by the two families in globals.css. */
export const fontVariables = [grotesk, groteskRest, newsreader, newsreaderItalic, newsreaderRest]
  .map((font) => font.variable)
  .join(" ");
