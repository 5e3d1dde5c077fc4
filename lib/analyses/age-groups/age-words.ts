/** An age group for readers: `18-29` with an en dash, anything else unchanged. */
export function toAgeWords(age: string): string {
  return age.replace(/^(\d+)\s*[-–]\s*(\d+)$/, "$1–$2");
}

/** `people aged 18–29`; a group that is not a range of years keeps its name. */
export function toPeople(age: string): string {
  return /^\d/.test(age) ? `people aged ${toAgeWords(age)}` : `people in the group ${toAgeWords(age)}`;
}
