import { PARTS } from "@/components/access/parts";

/** Pages that a plan includes and this version does not have yet, by address. */
const TO_COME: ReadonlySet<string> = new Set(Object.keys(PARTS));

/** Does the page exist in this version? What is sold but not made yet says so wherever plans are described. */
export function isPageOpen(path: string): boolean {
  return !TO_COME.has(path);
}

/** Are all of these pages there? */
export function areOpen(pages: readonly string[]): boolean {
  return pages.every(isPageOpen);
}
