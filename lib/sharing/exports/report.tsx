import { Document, Link, renderToBuffer, Text, View } from "@react-pdf/renderer";
import type { ChartDocument, ChartPicture } from "@/lib/charts/document";
import { type Paints, toPaints } from "@/lib/charts/drawing/paints";
import { Sheet } from "@/lib/sharing/exports/report-frame";
import { PrintedPicture } from "@/lib/sharing/exports/report-chart";
import { look, PAGE_WIDTH } from "@/lib/sharing/exports/report-styles";
import { TableSheets } from "@/lib/sharing/exports/report-table";
import { formatDate } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

/** A chart in a report, and its address. */
interface ReportChart {
  document: ChartDocument;
  permalink: string;
}

interface ReportWords {
  /** Title of the whole report; the first chart's if omitted. */
  title?: string;
  /** ISO time at which it was made. */
  takenAt: string;
  /** Charts that are not in it, in sentences. */
  missing?: readonly string[];
}

const FULL = PAGE_WIDTH.portrait;
const HALF = (FULL - 24) / 2;
/** Pictures with this few rows are placed side by side. */
const FEW = 10;
/** A title with more letters is set smaller. */
const LONG = 90;

const isSmall = (picture: ChartPicture): boolean =>
  picture.kind === "intervals" && picture.rows.length <= FEW && picture.rows.every(({ label }) => label.length <= 40);

/** Pictures in their order, two small ones side by side. */
function toLines(pictures: readonly ChartPicture[]): ChartPicture[][] {
  const lines: ChartPicture[][] = [];
  for (const picture of pictures) {
    const before = lines.at(-1);
    const [first] = before ?? [];
    if (before?.length === 1 && first && isSmall(first) && isSmall(picture)) before.push(picture);
    else lines.push([picture]);
  }
  return lines;
}

const anchorOf = (at: number): string => `chart-${at + 1}`;

function Facts({ heading, facts }: { heading: string; facts: readonly { name: string; text: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <View style={look.section} wrap={false}>
      <Text style={look.heading}>{heading}</Text>
      {facts.map(({ name, text }) => (
        <View key={name} style={look.fact} wrap={false}>
          <Text style={look.factName}>{name}</Text>
          <Text style={look.factText}>{text}</Text>
        </View>
      ))}
    </View>
  );
}

function ChartSheets({
  document,
  permalink,
  at,
  takenAt,
  paints,
}: ReportChart & { at: number; takenAt: string; paints: Paints }) {
  const { kicker, isSample, title, subtitle, summary, pictures, facts, filters, notes, source, tables } = document;
  return (
    <>
      <Sheet kicker={kicker} isSample={isSample} bookmark={title}>
        <Text
          id={anchorOf(at)}
          style={title.length > LONG ? [look.title, { fontSize: 14, letterSpacing: -0.2 }] : look.title}
        >
          {title}
        </Text>
        <Text style={look.subtitle}>{subtitle}</Text>
        {summary.length > 0 ? <Text style={look.standfirst}>{summary.join(" ")}</Text> : null}
        {toLines(pictures).map((line, row) => (
          <View key={row} style={line.length > 1 ? [look.section, look.pair] : look.section} wrap={false}>
            {line.map((picture, column) => (
              <PrintedPicture key={column} picture={picture} width={line.length > 1 ? HALF : FULL} paints={paints} />
            ))}
          </View>
        ))}
        <Facts heading="Who was asked" facts={facts} />
        <Facts heading="Selection" facts={filters.map(({ name, value }) => ({ name, text: value }))} />
        <View style={look.section}>
          <Text style={look.heading}>How to read it</Text>
          {notes.map((note, index) => (
            <Text key={index} style={look.note}>
              {note}
            </Text>
          ))}
          <Text style={look.note}>Source: {source}</Text>
          <Text style={look.note}>
            Exported on {formatDate(takenAt)} from{" "}
            <Link src={permalink} style={look.link}>
              {permalink.length > 300 ? permalink.replace(/\?.*$/s, "") : permalink}
            </Link>
          </Text>
        </View>
      </Sheet>
      {tables.map((table, index) => (
        <TableSheets key={index} table={table} kicker={`${kicker}: ${title}`} isSample={isSample} source={source} />
      ))}
    </>
  );
}

interface ContentsProps {
  charts: readonly ReportChart[];
  title: string;
  takenAt: string;
  missing: readonly string[];
}

function Contents({ charts, title, takenAt, missing }: ContentsProps) {
  return (
    <Sheet kicker="Report" isSample={charts.some(({ document }) => document.isSample)} bookmark="Contents">
      <Text style={look.title}>{title}</Text>
      <Text style={look.subtitle}>
        {charts.length} charts, taken on {formatDate(takenAt)}
      </Text>
      <View style={look.section}>
        <Text style={look.heading}>Contents</Text>
        {charts.map(({ document }, at) => (
          <View key={at} style={look.fact} wrap={false}>
            <Text style={look.factName}>{document.kicker}</Text>
            <View style={look.factText}>
              <Link src={`#${anchorOf(at)}`} style={look.link}>
                {document.title}
              </Link>
            </View>
          </View>
        ))}
        {missing.map((each, at) => (
          <Text key={at} style={look.note}>
            Left out: {each}
          </Text>
        ))}
      </View>
    </Sheet>
  );
}

/**
 * One or more charts as a PDF report, A4: text, charts as vectors, sample, tables, source, rights, page numbers, and a
 * table of contents for more than one. Throws the PDF library's errors.
 */
export async function toPdf(
  charts: readonly ReportChart[],
  { title, takenAt, missing = [] }: ReportWords,
): Promise<Uint8Array> {
  const name = title ?? charts[0]?.document.title ?? SITE.name;
  // One colour for each brand and group in the whole report.
  const paints = toPaints(charts.flatMap(({ document }) => document.pictures));
  return renderToBuffer(
    <Document
      title={name}
      author={SITE.company}
      creator={SITE.name}
      producer={SITE.name}
      subject={charts.map(({ document }) => document.kicker).join(", ")}
      language="en"
      creationDate={new Date(takenAt)}
      pageMode="useOutlines"
    >
      {charts.length > 1 || missing.length > 0 ? (
        <Contents charts={charts} title={name} takenAt={takenAt} missing={missing} />
      ) : null}
      {charts.map((chart, at) => (
        <ChartSheets key={at} {...chart} at={at} takenAt={takenAt} paints={paints} />
      ))}
    </Document>,
  );
}
