/** An age group as it is read: `18-29` with the dash of a range, anything else as it stands. */
export function toAgeWords(age: string): string {
  return age.replace(/^(\d+)\s*[-–]\s*(\d+)$/, "$1–$2");
}

/** `people aged 18–29`; a group that is no span of years is called by its name. */
export function toPeople(age: string): string {
  return /^\d/.test(age) ? `people aged ${toAgeWords(age)}` : `people in the group ${toAgeWords(age)}`;
}
