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

/** Letters in points, and the width of the names in inches. */
interface NoteLook {
  size: number;
  names: number;
  /** Above and below the text of a row together, in points. */
  pad: number;
}

const READING: NoteLook = { size: 11, names: 2.4, pad: 6 };
/** Where that keeps everything on one slide. */
const CLOSE: NoteLook = { size: 10, names: 2.4, pad: 3 };
const SOURCES: NoteLook = { size: 10, names: 0.9, pad: 6 };
const [TOP, TALL] = [2.05, 4.7];

const heightOf = ({ name, text }: NoteRow, { size, names, pad }: NoteLook): number =>
  (Math.max(
    wrapText(text, size, (ROOM - names - 0.25) * INCH, 99).length,
    wrapText(name, size, (names - 0.1) * INCH, 99).length,
    1,
  ) *
    size *
    1.2 +
    pad) /
  INCH;

/** Splits rows into parts that fit on a slide. */
function toParts(rows: readonly NoteRow[], look: NoteLook): NoteRow[][] {
  const parts: NoteRow[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row, look);
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
  subtitle: string,
  look: NoteLook,
): void {
  const parts = toParts(rows, look);
  parts.forEach((part, at) => {
    const slide = deck.addSlide({ masterName: LAYOUTS.chart });
    fillHead(slide, parts.length > 1 ? `${title} (${at + 1} of ${parts.length})` : title, subtitle, "");
    const cell = wordCell(look.size, "top", look.pad / 2);
    slide.addTable(
      part.map(({ name, text }, row) => [
        // Said once for several in a row.
        {
          text: name === part[row - 1]?.name ? "" : toXmlText(name),
          options: { ...cell, bold: true, color: slideColour("ink") },
        },
        { text: toXmlText(text), options: { ...cell, color: slideColour("ink-2") } },
      ]),
      {
        x: EDGE,
        y: TOP,
        w: ROOM,
        colW: [look.names, ROOM - look.names],
        border: { type: "none" },
        objectName: toXmlText(title),
      },
    );
  });
}

/** There are always several: those of the analysis, and one on rounding. */
const NOTES = "Notes";

type Said = NoteRow & { charts: number };

/** What is said about charts, each sentence once, with the number of charts that it is for. */
function toSaid(charts: readonly DeckChart[]): Said[] {
  const rows = new Map<string, Said>();
  for (const { document } of charts)
    for (const row of [
      ...document.facts,
      ...[...document.notes, ROUNDED_HERE].map((text) => ({ name: NOTES, text })),
    ]) {
      const key = `${row.name}: ${row.text}`;
      const known = rows.get(key);
      if (known) known.charts += 1;
      else rows.set(key, { ...row, charts: 1 });
    }
  return [...rows.values()];
}

const RIGHTS: NoteRow = { name: "Rights", text: RIGHTS_WORDS };

/** As many of these rows as fit on a slide with the others, in their order: those of most charts first. */
function toFitting(rows: readonly Said[], others: readonly NoteRow[]): Said[] {
  const kept = new Set<Said>();
  for (const row of rows.toSorted((a, b) => b.charts - a.charts)) {
    if (toParts([...others, ...kept, row], READING).length > 1) break;
    kept.add(row);
  }
  return rows.filter((row) => kept.has(row));
}

/** What was chosen, in one line: each in a row of its own would take a third of the slide. */
function toChosen(filters: DeckChart["document"]["filters"]): NoteRow[] {
  const chosen = filters.filter(({ value }) => value !== "").map(({ name, value }) => `${name}: ${value}`);
  return chosen.length === 0 ? [] : [{ name: "Selection", text: chosen.join(" · ") }];
}

/** How to read a chart: who was asked, what was chosen, how it was counted, and where it comes from. */
function addReading(deck: PptxGenJS, chart: DeckChart, missing: readonly NoteRow[]): void {
  const { document, beside } = chart;
  const rows = [
    ...missing,
    ...toChosen(document.filters),
    ...toSaid([chart]),
    { name: "Exported", text: `${formatDate(beside.takenAt)} from ${toPrinted(beside)}` },
    { name: "SHA-256 of the data", text: beside.hash },
    RIGHTS,
  ];
  const look = toParts(rows, READING).length > 1 && toParts(rows, CLOSE).length === 1 ? CLOSE : READING;
  addNoteSlides(deck, "How to read it", rows, "Who was asked, what was chosen and how it was counted.", look);
}

/**
 * The last slides of a deck: how to read a chart, and for several charts what most of them share and the source of
 * each. What is said about one alone is in the notes of its slides, which have everything.
 * @param starts the number of each chart's first slide
 */
export function addHowTo(
  deck: PptxGenJS,
  charts: readonly DeckChart[],
  missing: readonly string[],
  starts: readonly number[],
): void {
  const gone = missing.map((text) => ({ name: "Left out", text }));
  const [first] = charts;
  if (charts.length === 1 && first) return addReading(deck, first, gone);
  const others = [
    ...gone,
    {
      name: "Each chart",
      text: "The notes of its slides say who was asked, how it was counted and what was chosen, with its address and the SHA-256 of its data.",
    },
    { name: "Exported", text: formatDate(charts[0]?.beside.takenAt ?? "") },
    RIGHTS,
  ];
  const shared = toFitting(
    toSaid(charts).filter((row) => row.charts > 1),
    others,
  );
  const subtitle = "What the charts have in common. The rest is in the notes of their slides.";
  addNoteSlides(deck, "How to read it", [...shared, ...others], subtitle, READING);
  addNoteSlides(
    deck,
    "Where the charts come from",
    charts.map(({ document, beside }, at) => ({
      name: `Slide ${starts[at] ?? ""}`,
      text: `${document.source} ${toPrinted(beside).replace(/^https?:\/\//, "")}`,
    })),
    "By the slide on which each begins. The address opens the same selection.",
    SOURCES,
  );
}
