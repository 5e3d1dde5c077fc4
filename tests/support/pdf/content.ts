import { isDictionary } from "./file";
import { type PdfValue, readValues } from "./values";

/** What is drawn of a page and how it is marked (ISO 32000-1, 14.6). */
export interface PageContent {
  /** Sentences about what is marked wrongly or not at all, each with its condition of the Matterhorn Protocol 1.1. */
  faults: readonly string[];
  /** Numbers of the marked content, in order, each with its tag. */
  marked: readonly { number: number; tag: string }[];
  /** Glyphs that are drawn, by the name of their font. */
  glyphs: ReadonlyMap<string, ReadonlySet<number>>;
  /** Names of fonts and of the glyphs of each text, in the order in which they are drawn. */
  texts: readonly { font: string; glyphs: readonly number[] }[];
}

const SHOWS_TEXT = new Set(["Tj", "TJ", "'", '"']);
const PAINTS = new Set([...SHOWS_TEXT, "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "sh", "Do", "BI"]);

interface Marking {
  tag: string;
  /** Of marked content that belongs to an element of the tag tree. */
  number: number | null;
}

/** Two bytes a glyph, as in every font of more than 256 glyphs. */
const glyphsOf = (value: PdfValue | undefined): number[] => {
  if (Array.isArray(value)) return (value as readonly PdfValue[]).flatMap(glyphsOf);
  if (typeof value !== "object" || value === null || !("bytes" in value)) return [];
  const { bytes } = value;
  return Array.from(
    { length: bytes.length / 2 },
    (_, at) => bytes.charCodeAt(2 * at) * 256 + bytes.charCodeAt(2 * at + 1),
  );
};

const nameOf = (value: PdfValue | undefined): string =>
  typeof value === "object" && value !== null && "name" in value ? value.name : "";

const isArtifact = ({ tag }: Marking) => tag === "Artifact";
const isTagged = ({ number }: Marking) => number !== null;

/** Reads what a page draws, as its stream has it. */
export function readContent(stream: string): PageContent {
  const faults = new Set<string>();
  const marked: { number: number; tag: string }[] = [];
  const glyphs = new Map<string, Set<number>>();
  const texts: { font: string; glyphs: readonly number[] }[] = [];
  const open: Marking[] = [];
  let font = "";
  let operands: PdfValue[] = [];

  const begin = (tag: string, properties: PdfValue | undefined) => {
    const given = isDictionary(properties) ? properties.entries.get("MCID") : null;
    const number = typeof given === "number" ? given : null;
    if (tag === "Artifact" && open.some(isTagged)) faults.add("01-003: an artifact within tagged content");
    if (number !== null && open.some(isArtifact)) faults.add("01-004: tagged content within an artifact");
    if (number !== null && open.some(isTagged)) faults.add("01-006: tagged content within tagged content");
    if (number !== null) marked.push({ number, tag });
    open.push({ tag, number });
  };

  for (const { value } of readValues(stream)) {
    if (typeof value !== "object" || value === null || !("kind" in value) || value.kind !== "word") {
      operands.push(value);
      continue;
    }
    const { word } = value;
    if (word === "BMC" || word === "BDC") begin(nameOf(operands[0]), operands[1]);
    else if (word === "EMC") {
      if (!open.pop()) faults.add("A mark is ended that was not begun");
    } else if (word === "Tf") font = nameOf(operands[0]);
    if (PAINTS.has(word) && !open.some((each) => isArtifact(each) || isTagged(each)))
      faults.add(`01-005: what “${word}” draws is neither tagged nor an artifact`);
    if (SHOWS_TEXT.has(word)) {
      const shown = glyphsOf(operands.at(-1));
      const known = glyphs.get(font) ?? new Set();
      for (const glyph of shown) known.add(glyph);
      glyphs.set(font, known);
      texts.push({ font, glyphs: shown });
    }
    operands = [];
  }
  if (open.length > 0) faults.add("A mark is begun that is not ended");
  return { faults: [...faults], marked, glyphs, texts };
}
