/** "off" under this local storage key turns off single-key shortcuts (WCAG 2.1.4). */
export const SINGLE_KEYS = "granskog:single-keys";
