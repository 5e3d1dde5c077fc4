/** Hues that are distinguishable at the monogram's low chroma, in degrees of oklch. */
const HUES = [28, 62, 85, 120, 158, 200, 235, 270, 310, 345] as const;

/** Corner of a 40 × 40 field from which the growth rings start. */
const CENTRES = [
  { x: -2, y: -2 },
  { x: 42, y: -2 },
  { x: -2, y: 42 },
  { x: 42, y: 42 },
] as const;

export interface MonogramShape {
  letters: string;
  hue: number;
  centre: { x: number; y: number };
  radii: number[];
}

/** FNV-1a over UTF-16 code units, so a brand has the same mark on every page and machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

const segmenter = new Intl.Segmenter("sv", { granularity: "grapheme" });

/** The first two letters or digits of a name, the first as a capital. A dot for a name without any. */
function toLetters(name: string): string {
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(name.slice(0, 64))) {
    if (/[\p{L}\p{N}]/u.test(segment)) letters.push(segment);
    if (letters.length === 2) break;
  }
  const [first = "·", second = ""] = letters;
  return first.toLocaleUpperCase("sv") + second.toLocaleLowerCase("sv");
}

/** Letters, hue and growth rings of a brand's mark, computed from its name alone. */
export function toMonogramShape(name: string): MonogramShape {
  const seed = hash(name.normalize("NFC"));
  const growth = (seed >>> 12) % 3;
  return {
    letters: toLetters(name),
    hue: HUES[seed % HUES.length] ?? HUES[0],
    centre: CENTRES[(seed >>> 8) % CENTRES.length] ?? CENTRES[0],
    radii: [0, 1, 2, 3, 4].map((ring) => 10 + 7 * ring + growth * (ring % 2 === 0 ? 1.2 : 2)),
  };
}
