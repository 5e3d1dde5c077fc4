/** The first field in here that holds something typed and not saved; null without one. A field knows what it began with. */
export function firstUnsaved(part: HTMLElement | null): HTMLElement | null {
  const fields = part?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]):not([hidden])") ?? [];
  return [...fields].find(({ value, defaultValue }) => value !== defaultValue) ?? null;
}
