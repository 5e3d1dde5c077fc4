const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  type === "checkbox" || type === "radio" ? checked !== defaultChecked : value !== defaultValue;

/** The first field in here that holds something typed or ticked and not saved; null without one. A field knows what it began with. */
export function firstUnsaved(part: HTMLElement | null): HTMLElement | null {
  const fields = part?.querySelectorAll<HTMLInputElement>("input:not([type=hidden]):not([hidden])") ?? [];
  return [...fields].find(isChanged) ?? null;
}
