const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** At most so many letters: whole words where there are any, and a sign that there is more. */
export function fitText(text: string, most: number): string {
  const all = Array.from(letters.segment(text), ({ segment }) => segment);
  if (all.length <= most) return text;
  const cut = all.slice(0, most).join("");
  const end = cut.lastIndexOf(" ");
  const start = end > cut.length / 2 ? cut.slice(0, end) : all.slice(0, most - 1).join("");
  return `${start.replace(/[,;:.\s]+$/, "")}…`;
}
