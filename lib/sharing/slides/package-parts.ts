import { strFromU8, strToU8, unzipSync } from "fflate";
import { packZip } from "@/lib/charts/documents/pack-zip";
import { toChartSheet } from "@/lib/sharing/slides/chart-sheet";
import type { DrawnChart } from "@/lib/sharing/slides/drawn-chart";
import { slideColour } from "@/lib/sharing/slides/look";
import type { Colour } from "@/lib/charts/drawing/colours";

/** Colours of the theme by their names in it. */
const SCHEME: Readonly<Record<string, Colour>> = {
  accent1: "c1",
  accent2: "c2",
  accent3: "c3",
  accent4: "c4",
  accent5: "c5",
  accent6: "c6",
  dk2: "spruce",
  hlink: "spruce",
  folHlink: "spruce",
};

/** Keeps only the first properties of each paragraph, and gives each shape a unique number. */
function toSlide(xml: string): string {
  let id = 0;
  return xml
    .replaceAll(/<a:p>[\s\S]*?<\/a:p>/g, (paragraph) => {
      let count = 0;
      return paragraph.replaceAll(/<a:pPr\b[^>]*?(?:\/>|>[\s\S]*?<\/a:pPr>)/g, (each) => (count++ === 0 ? each : ""));
    })
    .replaceAll(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${++id}"`)
    .replaceAll(
      /(<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="\d+") name="([^"]*)"\/>/g,
      '$1 name="Table" descr="$2"/>',
    )
    .replaceAll(/lang="en-US"/g, 'lang="en-GB"');
}

/** The theme's colours are the site's, so that additions to a slide match. */
function toTheme(xml: string): string {
  return xml
    .replaceAll(/<a:(accent[1-6]|dk2|hlink|folHlink)>.*?<\/a:\1>/gs, (_, name: string) => {
      const colour = slideColour(SCHEME[name] ?? "ink");
      return `<a:${name}><a:srgbClr val="${colour}"/></a:${name}>`;
    })
    .replace(/<a:clrScheme name="[^"]*"/, '<a:clrScheme name="Granskog"');
}

/** The schema requires the list of notes masters right after that of slide masters. */
function toPresentation(xml: string): string {
  const notes = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(xml)?.[0];
  return notes === undefined
    ? xml
    : xml.replace(notes, "").replace("</p:sldMasterIdLst>", `</p:sldMasterIdLst>${notes}`);
}

/**
 * Completes the file: adds the charts that the library cannot write (intervals, labels of single points), each with its
 * workbook, and corrects the library's violations of the schema.
 */
export function finishSlides(file: Uint8Array, charts: readonly DrawnChart[]): Uint8Array {
  const parts = unzipSync(file);
  const change = (name: string, to: (xml: string) => string) => {
    const part = parts[name];
    if (part) parts[name] = strToU8(to(strFromU8(part)));
  };
  // The library's counter runs across all files of a process.
  const numbers = Object.keys(parts)
    .flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
  if (numbers.length !== charts.length) throw new Error("The slides library wrote another number of charts.");
  charts.forEach(({ columns, xml }, at) => {
    parts[`ppt/charts/chart${numbers[at]}.xml`] = strToU8(xml);
    parts[`ppt/embeddings/Microsoft_Excel_Worksheet${numbers[at]}.xlsx`] = toChartSheet(columns);
  });
  for (const name of Object.keys(parts)) {
    if (/^ppt\/slides\/slide\d+\.xml$/.test(name)) change(name, toSlide);
    if (/^ppt\/theme\/theme\d+\.xml$/.test(name)) change(name, toTheme);
    // Folders are not parts.
    if (name.endsWith("/")) delete parts[name];
  }
  change("ppt/presentation.xml", toPresentation);
  // The library references a master for each slide, but there is only one.
  change("[Content_Types].xml", (xml) =>
    xml.replaceAll(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (each, name: string) => (parts[name] ? each : "")),
  );
  return packZip(parts);
}
