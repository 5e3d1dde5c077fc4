/** The kind of result that was tested, which decides its words. */
export type Marked = "change" | "difference" | "gap";

/** `Clear change`, `No clear gap`; `Not compared` where nothing could be tested. Used by marks, tables and files. */
export function clearWords(of: Marked, isClear: boolean | null | undefined): string {
  if (isClear == null) return "Not compared";
  return isClear ? `Clear ${of}` : `No clear ${of}`;
}

/** Beside a number of clear changes: the limit of the promise of few false ones. See the method page on changes. */
export const FALSE_TOGETHER =
  "False alarms are rare but come in clusters: usually there are none, occasionally several.";
