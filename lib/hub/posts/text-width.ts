/**
 * Letter widths in Arial, the font of search results, in thousandths of the font size; unknown letters count as wide.
 * From the metrics of Liberation Sans, which has the same widths.
 */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: "ijl’‘",
  260: "|",
  278: " !,./:;I[]\\ft",
  333: "()-`r“”",
  355: '"',
  389: "*",
  469: "^",
  500: "Jcksvxyz",
  556: "#$0123456789L_abdeghnopqu?åäöé–",
  584: "+<=>~",
  611: "FTZø",
  667: "&ABEKPSVXYÅÄ",
  722: "CDHNRUw",
  778: "GOQÖØ",
  833: "Mm",
  889: "%æ",
  944: "W",
  1000: "—…Æ",
  1015: "@",
};
const BY_LETTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    Array.from(letters).map((letter) => [letter, Number(width)] as const),
  ),
);
const WIDE = 722;

/** Approximate width in pixels of a line of text in Arial. */
export function widthOf(text: string, size: number): number {
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (BY_LETTER.get(letter) ?? WIDE), 0);
  return Math.round((thousandths * size) / 1000);
}

/** Pixels of a title and a description that Google shows before cutting them; measured, not documented. */
export const SHOWN = { title: { size: 20, pixels: 580 }, description: { size: 14, pixels: 920 } } as const;

/** The text up to a width, cut at a word with an ellipsis. */
export function cutToWidth(text: string, size: number, pixels: number): string {
  if (widthOf(text, size) <= pixels) return text;
  const words = text.split(" ");
  while (words.length > 1 && widthOf(`${words.join(" ")} …`, size) > pixels) words.pop();
  return `${words.join(" ")} …`;
}
