import type { DraftFile, FileKind } from "@/lib/study/drafts/draft";

const ENDINGS: readonly (readonly [ending: RegExp, kind: FileKind])[] = [
  [/\.z?sav$/i, "spss"],
  [/\.(?:sss|xml)$/i, "triple-s"],
  [/\.(?:asc|dat)$/i, "triple-s-data"],
  [/\.(?:csv|tsv|txt)$/i, "csv"],
  [/\.xlsx$/i, "xlsx"],
  [/\.parquet$/i, "parquet"],
  [/\.json$/i, "definition"],
];

export const KIND_NAMES: Readonly<Record<FileKind, string>> = {
  spss: "SPSS",
  "triple-s": "Triple-S",
  "triple-s-data": "Triple-S data",
  csv: "CSV",
  xlsx: "Excel",
  parquet: "Parquet",
  definition: "Study definition",
};

/** The endings of files that a draft takes, for the browser's window. */
export const ACCEPTED = ".sav,.zsav,.sss,.xml,.asc,.dat,.csv,.tsv,.txt,.xlsx,.parquet,.json";

/** What a file is by its name; null for one that a draft does not take. */
export function kindOfName(name: string): FileKind | null {
  return ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? null;
}

const stemOf = (name: string) => name.replace(/\.[^.]+$/, "").toLowerCase();

/** Whether a file is the data of a Triple-S description beside it, rather than a table of its own. */
export function isTripleSData(name: string, others: readonly string[]): boolean {
  const kind = kindOfName(name);
  return kind === "triple-s-data" || (kind === "csv" && partnersOf(name, others).length > 0);
}

/** The other half of a Triple-S description or of its data, among other files: what is read of one depends on it. */
export function partnersOf(name: string, others: readonly string[]): string[] {
  const kind = kindOfName(name);
  return others.filter((other) => {
    const own = kindOfName(other);
    // A description may name data of any name.
    if (kind === "triple-s") return own === "triple-s-data" || own === "csv";
    return kind === "csv" && own === "triple-s" && stemOf(other) === stemOf(name);
  });
}

/** The files of a draft that hold answers or tables: not its definition, nor the data of a Triple-S description. */
export function tablesOf<File extends Pick<DraftFile, "name" | "kind">>(files: readonly File[]): File[] {
  const names = files.map(({ name }) => name);
  return files.filter(({ name, kind }) => kind !== "definition" && !isTripleSData(name, names));
}
