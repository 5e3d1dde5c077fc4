/** Widths that scripts share with the styles, `--breakpoint-*` of app/globals.css. */
export const BREAKPOINTS = { lg: "73.8125rem" } as const;
