export interface NamePart {
  text: string;
  isMatch: boolean;
}

/** Letters without their marks, in lower case, each with the index of the letter it came from. */
function fold(text: string): { letters: string; origin: number[] } {
  let letters = "";
  const origin: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const plain = text.charAt(index).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    letters += plain;
    for (let step = 0; step < plain.length; step += 1) origin.push(index);
  }
  return { letters, origin };
}

/**
 * A name split at the matching letters, ignoring case and accents: `"Ängsala", "ang"` → **Äng**sala. A name found by
 * similarity is not split.
 */
export function toMatchedParts(name: string, query: string): NamePart[] {
  const { letters, origin } = fold(name);
  const asked = fold(query.trim()).letters;
  const at = asked ? letters.indexOf(asked) : -1;
  if (at < 0) return [{ text: name, isMatch: false }];
  const from = origin[at] ?? 0;
  const last = origin[at + asked.length - 1] ?? from;
  const next = origin.find((index) => index > last) ?? name.length;
  return [
    { text: name.slice(0, from), isMatch: false },
    { text: name.slice(from, next), isMatch: true },
    { text: name.slice(next), isMatch: false },
  ].filter(({ text }) => text !== "");
}
