// Signs that files made of XML cannot hold, however they are written: control characters but for tab and line ends, and
// code points that are no characters and never will be.
const UNWRITABLE = /[^\t\n\r\P{Cc}]|\p{Noncharacter_Code_Point}/gu;

/** The text as files made of XML can hold it: what cannot be written is left out, halves of pairs are replaced, everything else stays. */
export function toXmlText(text: string): string {
  return text.toWellFormed().replaceAll(UNWRITABLE, "");
}
