import { readFile } from "node:fs/promises";
import path from "node:path";
import { FileRefused } from "@/lib/study/interviews/file-refused";
import { explainUnreadable } from "@/lib/study/interviews/find-files";
import { Problems } from "@/lib/study/import/problem";
import { readCsv } from "@/lib/study/import/read-csv";
import type { BrandLine } from "@/lib/study/mapping/map-brands";

const COLUMNS = ["code", "brand", "industry"] as const;
const FIX = "give it the columns code, brand and industry, as CSV in UTF-8";

/**
 * The brands in a file, from its columns code, brand and industry.
 * @throws {FileRefused}
 */
export async function readBrandLines(file: string, name = path.basename(file)): Promise<BrandLine[]> {
  const bytes = await readFile(file).catch((error: unknown) => {
    const [message, fix] = explainUnreadable(error);
    throw new FileRefused(`the list of brands, ${name}: ${message}`, fix);
  });
  const problems = new Problems();
  const table = readCsv(bytes, problems);
  const [problem] = problems.list;
  if (problem)
    throw new FileRefused(`the list of brands, ${name}: ${problem.message}`, problem.fix, { line: problem.line });
  const places = COLUMNS.map(
    (column) => table?.header.findIndex((own) => String(own).trim().toLowerCase() === column) ?? -1,
  );
  const missing = COLUMNS.find((_, i) => places[i] === -1);
  if (missing !== undefined || !table)
    throw new FileRefused(`the list of brands, ${name}, has no column "${missing ?? "code"}"`, FIX);
  return table.rows.flatMap(({ line, cells }) => {
    const [code = "", brand = "", industry = ""] = places.map((place) => String(cells[place] ?? "").trim());
    if (code !== "" && brand !== "") return [{ code, brand, industry, line }];
    if (code === "" && brand === "") return [];
    throw new FileRefused(`the list of brands, ${name}: a line has no ${code === "" ? "code" : "brand"}`, FIX, {
      line,
    });
  });
}
