import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Our scales, so that a size such as `text-s1` is not taken for a colour and replaced by one. */
const theme = {
  text: ["s-2", "s-1", "s0", "s1", "s2", "s3", "s4", "s5", "s6", "note", "small", "prose", "lead"],
  "font-weight": ["fine", "book", "head", "value", "name", "figure", "title", "strong"],
  tracking: ["code", "text", "entry", "lead", "item", "heading", "name", "figure", "display", "hero", "giant"],
  leading: ["display", "head", "close", "title", "item", "note", "lead", "standfirst", "text", "prose"],
  container: ["brief", "line", "text", "read", "wide", "window"],
};
const merge = extendTailwindMerge({ extend: { theme } });

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
