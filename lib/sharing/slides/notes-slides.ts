import "server-only";
import type PptxGenJS from "pptxgenjs";
import { wrapText } from "@/lib/charts/drawing/text-width";
import { RIGHTS_WORDS, toPrinted } from "@/lib/charts/documents/accompanying-text";
import type { DeckChart } from "@/lib/sharing/slides/deck-chart";
import { EDGE, INCH, ROOM, slideColour, wordCell } from "@/lib/sharing/slides/look";
import { LAYOUTS } from "@/lib/sharing/slides/masters";
import { fillHead } from "@/lib/sharing/slides/slide-text";
import { formatDate } from "@/lib/platform/words/format";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { toXmlText } from "@/lib/charts/documents/xml-text";

/** A row of a text table. */
interface NoteRow {
  name: string;
  text: string;
}

const SIZE = 11;
const [NAMES, TOP, TALL] = [2.4, 2.05, 4.65];
const LINE = (SIZE * 1.22) / INCH;
const PAD = 0.1;

const heightOf = ({ name, text }: NoteRow): number =>
  Math.max(
    wrapText(text, SIZE, (ROOM - NAMES - 0.25) * INCH, 99).length,
    wrapText(name, SIZE, (NAMES - 0.25) * INCH, 99).length,
    1,
  ) *
    LINE +
  PAD;

/** Splits rows into parts that fit on a slide. */
function toParts(rows: readonly NoteRow[]): NoteRow[][] {
  const parts: NoteRow[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row);
    if (used + height > TALL && (parts.at(-1)?.length ?? 0) > 0) {
      parts.push([]);
      used = 0;
    }
    parts.at(-1)?.push(row);
    used += height;
  }
  return parts;
}

/** Names with their texts as tables, on as many slides as needed. */
function addNoteSlides(
  deck: PptxGenJS,
  title: string,
  rows: readonly NoteRow[],
  { subtitle, source }: { subtitle: string; source: string },
): void {
  const parts = toParts(rows);
  parts.forEach((part, at) => {
    const slide = deck.addSlide({ masterName: LAYOUTS.chart });
    fillHead(slide, parts.length > 1 ? `${title} (${at + 1} of ${parts.length})` : title, subtitle, source);
    const cell = wordCell(SIZE, "top");
    slide.addTable(
      part.map(({ name, text }) => [
        { text: toXmlText(name), options: { ...cell, bold: true, color: slideColour("ink") } },
        { text: toXmlText(text), options: { ...cell, color: slideColour("ink-2") } },
      ]),
      {
        x: EDGE,
        y: TOP,
        w: ROOM,
        colW: [NAMES, ROOM - NAMES],
        border: { type: "none" },
        objectName: toXmlText(title),
      },
    );
  });
}

/** How to read the charts: each note once, then each chart's source. */
export function addHowTo(deck: PptxGenJS, charts: readonly DeckChart[], missing: readonly string[]): void {
  const isDeck = charts.length > 1;
  const rows = new Map<string, NoteRow & { charts: number[] }>();
  charts.forEach(({ document }, at) => {
    const said = [
      ...(isDeck ? [] : document.filters.map(({ name, value }) => ({ name, text: value }))),
      ...document.facts,
      ...[...document.notes, ROUNDED_HERE].map((text) => ({ name: "Note", text })),
    ];
    for (const row of said) {
      const key = `${row.name}: ${row.text}`;
      const known = rows.get(key);
      if (known) known.charts.push(at + 1);
      else rows.set(key, { ...row, charts: [at + 1] });
    }
  });
  const all = [...rows.values()].map(({ name, text, charts: of }) => ({
    name: isDeck && of.length < charts.length ? `${name} (chart ${of.join(", ")})` : name,
    text,
  }));
  const sources = charts.flatMap(({ document, beside }, at): NoteRow[] => [
    {
      name: isDeck ? `Chart ${at + 1}` : "Address",
      text: `${isDeck ? `${document.title}. ${document.source} ` : ""}${toPrinted(beside)}`,
    },
    { name: "SHA-256 of the data", text: beside.hash },
  ]);
  const takenAt = charts[0]?.beside.takenAt ?? "";
  addNoteSlides(
    deck,
    "How to read it",
    [
      ...missing.map((text) => ({ name: "Left out", text })),
      ...all,
      ...sources,
      { name: "Exported", text: formatDate(takenAt) },
      { name: "Rights", text: RIGHTS_WORDS },
    ],
    {
      subtitle: isDeck
        ? "Notes, and where each chart comes from."
        : "Who was asked, what was chosen and how it was counted.",
      source: "",
    },
  );
}
