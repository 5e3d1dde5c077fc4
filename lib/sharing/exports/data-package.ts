import "server-only";
import { createHash } from "node:crypto";
import { strToU8 } from "fflate";
import { packZip } from "@/lib/charts/documents/pack-zip";
import { UNITS } from "@/lib/charts/column";
import type { ChartDocument } from "@/lib/charts/document";
import { toTidy } from "@/lib/charts/tidy";
import { RIGHTS_WORDS, type Beside } from "@/lib/charts/documents/accompanying-text";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";

/**
 * A chart's data for programs: its whole table as `NAME.csv`, and `NAME.metadata.json` with its columns, selection,
 * sample, source and the SHA-256 of the CSV file's bytes.
 */
export function toDataPackage(document: ChartDocument, beside: Beside, name: string): Uint8Array {
  const table = document.tables.at(-1) ?? { name: "", columns: [], rows: [] };
  const csv = strToU8(toCsvFile(table));
  const sha256 = createHash("sha256").update(csv).digest("hex");
  const metadata = toMetadata(document, beside, { name: `${name}.csv`, rows: table.rows.length, sha256 });
  const columns = toTidy(table).columns.map(({ name: column, label, kind, unit, digits }) => ({
    name: column,
    label,
    type: kind,
    unit,
    unit_description: unit === null ? null : UNITS[unit],
    digits: digits ?? null,
  }));
  return packZip({
    [`${name}.csv`]: csv,
    [`${name}.metadata.json`]: strToU8(`${JSON.stringify({ ...metadata, columns }, null, 2)}\n`),
  });
}

function toMetadata(
  { figure, kicker, title, subtitle, isSample, years, filters, facts, summary, source, notes }: ChartDocument,
  { permalink, short, hash, takenAt }: Beside,
  file: { name: string; rows: number; sha256: string },
) {
  return {
    title,
    subtitle,
    analysis: { id: figure, name: kicker },
    is_sample: isSample,
    years,
    selection: filters.map(({ name, value }) => ({ name, value })),
    facts: facts.map(({ name, text }) => ({ name, value: text })),
    findings: summary,
    source,
    notes: [...notes, ROUNDED_HERE],
    file: {
      ...file,
      encoding: "UTF-8",
      line_end: "CRLF",
      delimiter: ",",
      decimal: ".",
      empty: "withheld or not applicable",
    },
    tables_sha256: hash,
    address: permalink,
    short_address: short ?? null,
    exported_at: takenAt,
    rights: RIGHTS_WORDS,
  };
}
