/**
 * Widths of the interface font at weight 600, in thousandths of its size: letters by width. Accents do not change the
 * width; weight 400 is a little narrower.
 */
const BY_WIDTH: readonly (readonly [width: number, letters: string])[] = [
  [0, "\u200b\u200c\u200d\u2060\ufeff"],
  [90, "\u200a"],
  [210, "'′"],
  [240, " |¦\u00a0"],
  [290, ",.:;!ijlıł·‘’"],
  [350, "()[]{}‹›"],
  [380, 'ftŧ1"*'],
  [440, "Ir°"],
  [500, "-/\\_`–«»“”„"],
  [550, "sz†7?¿"],
  [590, "Favð$23ehkxyJLcgŁħĸ"],
  [620, "58Enuŋ469bdopqøþđ0Z£ß"],
  [650, "+<=>~±×÷−§¥•PYÞ↑↓€"],
  [700, "BRTŦ#&KUVXẞ"],
  [760, "CAD¶ÐĐGHĦNŊOQØ"],
  [850, "w©®"],
  [920, "%m@Mæ"],
  [980, "WÆœ…"],
  [1000, "—"],
  [1130, "Œ"],
];
const WIDTHS = new Map(
  BY_WIDTH.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);
const MARK = /^\p{M}$/u;
const SQUARE =
  /^[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]$/u;
/** Letters of other alphabets, whose widths are not listed. */
const OTHER = 760;

function widthOf(letter: string): number {
  const known = WIDTHS.get(letter) ?? WIDTHS.get(letter.normalize("NFD").charAt(0));
  if (known !== undefined) return known;
  if (MARK.test(letter)) return 0;
  return SQUARE.test(letter) ? 1040 : OTHER;
}

/** Estimated width of a text in pixels, slightly too large rather than too small. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return (sum * size) / 1000;
}

/** A text that fits into `room` pixels, cut at its end with an ellipsis if needed. */
export function fitText(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (textWidth(`${letters.slice(0, middle).join("").trimEnd()}…`, size) <= room) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join("").trimEnd()}…`;
}

/** Spaces at which a line may end: not the hair spaces of a range, nor those that do not break. */
const BREAKING = /[^\S\u00a0\u2007\u200a\u202f]+/g;
/** Between words: a number of people, "n = 1,008", is one of them. */
const BETWEEN = /(?<!\bn(?: =)?) /;

/**
 * Lines of at most `room` pixels, at most `most` of them; words longer than a line are broken, and the last line is
 * cut.
 */
export function wrapText(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  let rest = text.trim().replaceAll(BREAKING, " ");
  while (rest && lines.length < most) {
    if (lines.length === most - 1 || textWidth(rest, size) <= room) return [...lines, fitText(rest, size, room)];
    let line = "";
    for (const word of rest.split(BETWEEN)) {
      if (textWidth(line ? `${line} ${word}` : word, size) > room) break;
      line = line ? `${line} ${word}` : word;
    }
    if (!line)
      line = fitText(rest.split(BETWEEN)[0] ?? rest, size, room).replace(/…$/, "") || (Array.from(rest)[0] ?? "");
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}
