import { FileRefused } from "@/lib/study/interviews/file-refused";
import type { Session } from "@/lib/study/duckdb/session";
import { explainUnreadable } from "@/lib/study/interviews/find-files";
import { withSavFile } from "@/lib/study/interviews/sav/sav-file";
import { savToParquet } from "@/lib/study/interviews/sav/to-parquet";
import type { Delivered, DeliveredFile } from "@/lib/study/mapping/delivered";
import type { Mapping } from "@/lib/study/mapping/mapped-study";
import { openCsv, openParquet, openWorkbook } from "@/lib/study/mapping/open-tables";
import { openTripleS } from "@/lib/study/mapping/triple-s";

type Format = Mapping["format"];

const ENDINGS: readonly (readonly [ending: RegExp, format: Format])[] = [
  [/\.z?sav$/i, "sav"],
  [/\.(?:sss|xml)$/i, "triple-s"],
  [/\.(?:csv|tsv|txt)$/i, "csv"],
  [/\.xlsx$/i, "xlsx"],
  [/\.parquet$/i, "parquet"],
];

/** The format of a delivered file by its extension; null if unknown. */
export function formatOf(name: string): Format | null {
  return ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? null;
}

/**
 * Opens a delivered file, passes it to `work` and closes it.
 * @throws {FileRefused}
 */
export async function withDelivered<T>(
  session: Session,
  file: DeliveredFile,
  { format, encoding }: { format: Format; encoding: string | null },
  work: (delivered: Delivered) => Promise<T>,
): Promise<T> {
  await session.run("SET preserve_insertion_order = true");
  try {
    return await open(session, file, format, encoding, work);
  } catch (error) {
    // The system's error for a file that cannot be opened, in words.
    if (error instanceof Error && "code" in error && "syscall" in error)
      throw new FileRefused(...explainUnreadable(error));
    throw error;
  }
}

async function open<T>(
  session: Session,
  file: DeliveredFile,
  format: Format,
  encoding: string | null,
  work: (delivered: Delivered) => Promise<T>,
): Promise<T> {
  switch (format) {
    case "sav":
      return withSavFile(file.path, encoding, (sav) =>
        work({
          ...{
            name: file.name,
            variables: sav.variables,
            sets: sav.sets,
            weight: sav.weight,
            rows: sav.cases,
            encoding: sav.encoding,
          },
          load: (own, names, stem, progress) => savToParquet(own, sav, names, stem, progress),
          datesAre: "spss-seconds",
        }),
      );
    case "csv":
      return work(await openCsv(session, file, encoding));
    case "xlsx":
      return work(await openWorkbook(session, file));
    case "parquet":
      return work(await openParquet(session, file));
    case "triple-s":
      return work(await openTripleS(session, file, encoding));
  }
}
