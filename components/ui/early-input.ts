/** Keys that no script has to hear: they move the focus, or press a button, which is a click. */
const WORKED = ["Tab", "Enter", " ", "Shift", "Control", "Alt", "Meta"];
/** Widgets that take the arrow keys, which scroll the page where no script works them. */
const READ_BY_KEYS = "[role=slider], [role=grid] [role=gridcell]";
const MOVES = /^(?:Arrow|Home$|End$|Page)/;
/** More keys than a reader presses while scripts are on their way. */
const MOST_KEYS = 40;

/** Clicked again: their state is React's. */
const BOXES = "input[type=checkbox], input[type=radio]";

function isField(element: EventTarget | null): element is HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !element.matches(BOXES))
  );
}

/** Gives a field its value as a reader does: React hears of it, whatever it had set, and the caret stays. */
function enter(field: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const caret = field instanceof HTMLSelectElement ? null : ([field.selectionStart, field.selectionEnd] as const);
  // React took over the field with what was typed, and hears of nothing that changes nothing.
  if (caret) field.value = value === "" ? "-" : "";
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value");
  property?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (caret && caret[0] !== null) (field as HTMLInputElement).setSelectionRange(...caret);
}

/** Presses keys on what has the focus by then, each once the one before was drawn. */
async function press(part: HTMLElement, keys: readonly { key: string; on: Element }[]): Promise<void> {
  for (const { key, on } of keys) {
    const at = part.contains(document.activeElement) ? document.activeElement : on;
    at?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Keeps what a reader does with boxes, choices, fields and keys of a part that no script works yet; without this, it would
 * be undone or lost. Buttons: `EARLY_CLICKS`; folds: `useEarlyTurn`.
 * @returns a function that does it again, to be called once scripts work the part; nothing is kept from then on
 */
export function keepEarlyInput(part: HTMLElement): () => void {
  const over = new AbortController();
  // At the window: React stops what happens to parts that it has not taken over where it listens, at the document.
  const options = { capture: true, signal: over.signal };
  const pressed: HTMLElement[] = [];
  const keys: { key: string; on: Element }[] = [];
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
  addEventListener(
    "keydown",
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof Element) || !part.contains(target) || isField(target)) return;
      if (ctrlKey || metaKey || altKey || WORKED.includes(key) || keys.length >= MOST_KEYS) return;
      if (MOVES.test(key) && target.matches(READ_BY_KEYS)) event.preventDefault();
      keys.push({ key, on: target });
    },
    options,
  );
  return () => {
    over.abort();
    for (const box of pressed) box.click();
    for (const [field, value] of values) enter(field, value);
    void press(part, keys);
  };
}
