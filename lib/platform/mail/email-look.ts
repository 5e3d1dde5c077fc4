// Email programs support neither custom properties nor light-dark(): these are the tokens of app/tokens.css in hex,
// written into each element in light, and swapped where a program is dark.
const COLOURS = {
  paper: ["#fafbf6", "#0e1611"],
  ink: ["#122119", "#eaece4"],
  "ink-2": ["#435149", "#b7bcb3"],
  rule: ["#d8dcd4", "#29332c"],
  spruce: ["#115536", "#79c58e"],
  "on-spruce": ["#ffffff", "#0e1611"],
  tint: ["#e2f3e5", "#173324"],
  sample: ["#fff0dc", "#3b2a10"],
  "sample-ink": ["#733d00", "#fbc77c"],
} as const;
export type Colour = keyof typeof COLOURS;
/** A colour as it is written into an element. */
export const light = (colour: Colour) => COLOURS[colour][0];

/** Class names of what changes in the dark: the text's colour, the ground's, and the rules'. */
export const [INK, GROUND, RULE] = ["ink", "on", "line"];

const SWAPPED = (Object.keys(COLOURS) as Colour[])
  .map((colour) => {
    const [, dark] = COLOURS[colour];
    return `.${INK}-${colour}{color:${dark}!important}.${GROUND}-${colour}{background:${dark}!important}.${RULE}-${colour}{border-color:${dark}!important}`;
  })
  .join("");
/** The style sheet of every email. */
export const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${SWAPPED}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;
