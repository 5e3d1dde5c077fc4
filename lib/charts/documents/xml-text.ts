// Characters that XML cannot contain in any form: control characters except tab and line ends, and code points that are
// not characters.
const UNWRITABLE = /[^\t\n\r\P{Cc}]|\p{Noncharacter_Code_Point}/gu;

/** The text without characters that XML cannot contain; half surrogate pairs are replaced. */
export function toXmlText(text: string): string {
  return text.toWellFormed().replaceAll(UNWRITABLE, "");
}
