/** Empty in the browser: the script in the head has run by then. See `imports` in package.json. */
export const EARLY_SCRIPTS = "";
