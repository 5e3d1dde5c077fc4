const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cuts a text to a number of letters, at a word if possible, with an ellipsis. */
export function fitText(text: string, most: number): string {
  const all = Array.from(letters.segment(text), ({ segment }) => segment);
  if (all.length <= most) return text;
  const cut = all.slice(0, most).join("");
  const end = cut.lastIndexOf(" ");
  const start = end > cut.length / 2 ? cut.slice(0, end) : all.slice(0, most - 1).join("");
  return `${start.replace(/[,;:.\s]+$/, "")}…`;
}

/** Whole sentences of a text that fit a number of letters; the first one is cut if none does. */
export function fitSentences(text: string, most: number): string {
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  for (let count = sentences.length; count > 0; count -= 1) {
    const some = sentences.slice(0, count).join(" ");
    if (fitText(some, most) === some) return some;
  }
  return fitText(text, most);
}
