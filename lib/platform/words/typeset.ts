/** A text written for a terminal, with the quotation marks and apostrophes of a page. */
export function typeset(text: string): string {
  return text.replaceAll(/"([^"]*)"/g, "“$1”").replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’");
}
