/** Clicked again: their state is React's. */
const BOXES = "input[type=checkbox], input[type=radio]";

function isField(element: EventTarget | null): element is HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !element.matches(BOXES))
  );
}

/** Gives a field its value as a reader does: React hears of it, whatever it had set. */
function enter(field: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value");
  property?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Keeps what a reader does with boxes, choices and fields of a part that no script works yet; without this, it would be
 * undone. Buttons: `EARLY_CLICKS`; folds: `useEarlyTurn`.
 * @returns a function that does it again, to be called once scripts work the part; nothing is kept from then on
 */
export function keepEarlyInput(part: HTMLElement): () => void {
  const over = new AbortController();
  // At the window: React stops what happens to parts that it has not taken over where it listens, at the document.
  const options = { capture: true, signal: over.signal };
  const pressed: HTMLElement[] = [];
  const values = new Map<HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement, string>();
  addEventListener(
    "click",
    (event) => {
      const box = event.target instanceof Element ? event.target.closest<HTMLElement>(BOXES) : null;
      if (!box || !part.contains(box)) return;
      event.preventDefault();
      pressed.push(box);
    },
    options,
  );
  for (const type of ["input", "change"])
    addEventListener(
      type,
      ({ target: field }) => {
        if (isField(field) && part.contains(field)) values.set(field, field.value);
      },
      options,
    );
  return () => {
    over.abort();
    for (const box of pressed) box.click();
    for (const [field, value] of values) enter(field, value);
  };
}
