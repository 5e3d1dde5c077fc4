import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Our scales, so that a size such as `text-s1` is not taken for a colour and replaced by one. */
const theme = {
  text: ["s-2", "s-1", "s0", "s1", "s2", "s3", "s4", "s5", "s6"],
  "font-weight": ["book", "head", "value", "name", "figure", "title"],
  tracking: ["item", "heading", "name", "figure", "display"],
  leading: ["display", "head", "note", "lead", "text"],
  container: ["brief", "line", "text", "read", "wide"],
};
const merge = extendTailwindMerge({ extend: { theme } });

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
