/** An age group as it is read: `18-29` with the dash of a range, anything else as it stands. */
export function toAgeWords(age: string): string {
  return age.replace(/^(\d+)\s*[-–]\s*(\d+)$/, "$1–$2");
}
