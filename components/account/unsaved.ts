/** Is there something typed in here that was not saved? A field says itself what it began with. */
export function hasUnsaved(part: HTMLElement | null): boolean {
  const fields = part?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]):not([hidden])") ?? [];
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
