/**
 * Widths of letters in Arial, which search results are set in, in thousandths of its size; the rest counts as a wide
 * letter. From the metrics of Liberation Sans, which has the same widths.
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

/** About how many pixels a line of text takes in Arial of a size. */
export function widthOf(text: string, size: number): number {
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (BY_LETTER.get(letter) ?? WIDE), 0);
  return Math.round((thousandths * size) / 1000);
}

/** Pixels that Google shows of a title and of a description before it cuts them; measured, not promised. */
export const SHOWN = { title: { size: 20, pixels: 580 }, description: { size: 14, pixels: 920 } } as const;

/** The text as far as it fits, with an ellipsis where it was cut, at a word. */
export function cutToWidth(text: string, size: number, pixels: number): string {
  if (widthOf(text, size) <= pixels) return text;
  const words = text.split(" ");
  while (words.length > 1 && widthOf(`${words.join(" ")} …`, size) > pixels) words.pop();
  return `${words.join(" ")} …`;
}
