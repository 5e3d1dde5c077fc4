import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Our type scale, so that a size such as `text-s1` is not taken for a colour and replaced by one. */
const SIZES = ["s-2", "s-1", "s0", "s1", "s2", "s3", "s4", "s5", "s6"];
const merge = extendTailwindMerge({ extend: { classGroups: { "font-size": [{ text: SIZES }] } } });

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
