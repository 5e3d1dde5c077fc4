/** Widths that scripts share with the styles, in px: `--breakpoint-*` of app/globals.css. */
export const BREAKPOINTS = { lg: 1181 } as const;
