import type { Selected } from "@/lib/hub/posts/markup";

/** Content and selection of a text field. */
export const readSelected = (field: HTMLTextAreaElement): Selected => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Replaces a text field's content as if typed, so that the browser's undo works. Only the difference is inserted. */
export function typeInto(field: HTMLTextAreaElement, { text, start, end }: Selected): void {
  const before = field.value;
  let head = 0;
  while (head < before.length && head < text.length && before[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < before.length - head && tail < text.length - head && before.at(-1 - tail) === text.at(-1 - tail))
    tail += 1;
  const put = text.slice(head, text.length - tail);
  field.focus();
  field.setSelectionRange(head, before.length - tail);
  const isTyped = put === "" ? document.execCommand("delete") : document.execCommand("insertText", false, put);
  if (!isTyped && before !== text) {
    field.setRangeText(put, head, before.length - tail, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
