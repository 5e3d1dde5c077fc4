import { firstOf } from "@/lib/platform/forms/address-words";

/** Outcomes that a page of a draft tells after a form. */
const OUTCOMES = {
  removed: "The file was removed from the draft and deleted.",
  saved: "Saved. The files can be checked now.",
  incomplete: "Saved. Some parts are not complete yet.",
  reading: "Saved. The files are still being read. When that is done, save the mapping again.",
  notjson: "Not saved: the text is not JSON. Correct it in an editor that checks JSON, and insert it again.",
  accepted: "The warnings were accepted, and your reason is in the log.",
  admin: "Not changed: only an admin can exclude more than 5% of a wave.",
  conflict: "Someone else changed this draft, so nothing was saved. Look at the current version, then try again.",
  reason: "Not accepted. Give a reason of at least three characters.",
  unnamed: "Give the draft a name of 1 to 120 characters.",
  withdrawn: "The draft and its files were deleted.",
} as const;
export type Said = keyof typeof OUTCOMES;

const FAULTS: ReadonlySet<Said> = new Set(["admin", "conflict", "notjson", "reason", "unnamed"]);

/** Address of a page that tells an outcome. */
export const sayHref = (page: string, said: Said): string => `${page}?said=${said}`;

/** The outcome in an address, in words; null if there is none. */
export function parseSaid(
  params: Readonly<Record<string, string | string[] | undefined>>,
): { words: string; isFault: boolean } | null {
  const said = (Object.keys(OUTCOMES) as Said[]).find((one) => one === firstOf(params.said));
  return said === undefined ? null : { words: OUTCOMES[said], isFault: FAULTS.has(said) };
}
