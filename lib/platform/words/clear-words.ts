/** What a test was about: the words of its result name it. */
export type Marked = "change" | "difference" | "gap";

/** `Clear change`, `No clear gap`; `Not compared` where nothing could be tested. Marks, tables and files say the same. */
export function clearWords(of: Marked, isClear: boolean | null | undefined): string {
  if (isClear == null) return "Not compared";
  return isClear ? `Clear ${of}` : `No clear ${of}`;
}

/** Beside a number of clear changes: what the promise of few false ones does not say. See the method page on changes. */
export const FALSE_TOGETHER =
  "False alarms are rare but come in clusters: usually there are none, occasionally several.";
