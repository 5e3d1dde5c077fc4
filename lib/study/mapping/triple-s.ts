import { isUtf8 } from "node:buffer";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { SaxesParser } from "saxes";
import { quoteName, quoteText } from "@/lib/study/duckdb/quote";
import type { Session } from "@/lib/study/duckdb/session";
import { FileRefused, NotInUtf8 } from "@/lib/study/interviews/file-refused";
import { chooseEncoding } from "@/lib/study/interviews/sav/text-decoder";
import type { MultipleSet, Variable } from "@/lib/study/interviews/variable";
import type { Delivered, DeliveredFile } from "@/lib/study/mapping/delivered";
import { inUtf8, scratchFile } from "@/lib/study/mapping/open-tables";
import { checkNames, toDelivered } from "@/lib/study/mapping/text-table";

/** A Triple-S file's (versions 1 to 3, https://triple-s.org) description of its data. */
type Described = {
  format: "fixed" | "csv";
  skip: number;
  href: string | null;
  records: number;
  variables: DescribedVariable[];
};
type DescribedVariable = {
  name: string;
  label: string;
  type: string;
  use: string | null;
  start: number;
  finish: number;
  values: Map<string, string>;
  spread: { subfields: number; width: number | null } | null;
};

/** A column of the data, with SQL for its text. */
type Column = { variable: Variable; text: string };

const LARGEST = 50_000_000;
const MOST_VARIABLES = 50_000;
const TYPES = new Set(["single", "multiple", "quantity", "character", "logical", "date", "time"]);

/**
 * A Triple-S file with its data, in fixed width or as CSV.
 * @throws {FileRefused}
 */
export async function openTripleS(session: Session, file: DeliveredFile, encoding: string | null): Promise<Delivered> {
  const { size } = await stat(file.path);
  if (size > LARGEST)
    throw new FileRefused("the description is larger than 50 MB", "name the .xml or .sss file, not the data");
  const bytes = await readFile(file.path);
  const declared = encoding ?? declaredEncoding(bytes);
  const described = parse(isUtf8(bytes) ? bytes.toString("utf8") : chooseEncoding(declared, null, null).decode(bytes));
  const data = await findData(file, described.href);
  const text = await inUtf8(session, data, encoding).catch((error: unknown) => {
    // Data are in the encoding that their description declares.
    if (!(error instanceof NotInUtf8) || declared === null || /^utf-?8$/i.test(declared)) throw error;
    return inUtf8(session, data, declared);
  });
  const sets: MultipleSet[] = [];
  const columns = described.variables.flatMap((variable) => toColumns(variable, described.format, sets));
  checkNames(
    columns.map(({ variable }) => variable.name),
    null,
  );
  const scan = scratchFile(session);
  const select = columns
    .map(({ variable, text: sql }) => `nullif(trim(${sql}), '') AS ${quoteName(variable.name)}`)
    .join(", ");
  await session
    .run(
      `COPY (SELECT ${select} FROM ${readData(described, text)}) TO ${quoteText(scan)} (FORMAT parquet, COMPRESSION zstd)`,
    )
    .catch(() => {
      throw new FileRefused(
        `the data in ${data.name} cannot be read as the description says`,
        "export both files again",
      );
    });
  const weight = described.variables.find(({ use }) => use === "weight")?.name ?? null;
  const variables = columns.map(({ variable }) => variable);
  return toDelivered(session, {
    name: file.name,
    scan,
    variables,
    valueOf,
    firstRow: 1 + described.skip,
    sets,
    weight,
  });
}

/** The encoding in the first line of an XML document: `<?xml version="1.0" encoding="ISO-8859-1"?>`. */
function declaredEncoding(bytes: Buffer): string | null {
  return /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(bytes.toString("latin1", 0, 200))?.[1] ?? null;
}

function valueOf({ name, type }: Variable): string {
  const column = quoteName(name);
  if (type === "number") return `try_cast(replace(${column}, ',', '.') AS DOUBLE)`;
  return type === "date" ? `try_strptime(${column}, '%Y%m%d')::DATE` : column;
}

function parse(xml: string): Described {
  const found: Described = { format: "fixed", skip: 0, href: null, records: 0, variables: [] };
  const parser = new SaxesParser();
  let open: DescribedVariable | null = null;
  let value: string | null = null;
  let text = "";
  const at = () => ({ line: parser.line });
  parser.on("doctype", (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw new FileRefused(
        "the description has entities, which are not supported",
        "export it without <!ENTITY",
        at(),
      );
  });
  parser.on("error", () => {
    throw new FileRefused("the description is not well-formed XML", "export it again as Triple-S XML", at());
  });
  parser.on("opentag", ({ name, attributes: own }) => {
    text = "";
    const count = (given: string | undefined, otherwise: number) => {
      const number = given === undefined ? otherwise : Number(given);
      if (Number.isInteger(number) && number >= 0 && number <= 10_000_000) return number;
      throw new FileRefused(`"${given}" is not a column number`, "export the description again", at());
    };
    if (name === "record") {
      found.records += 1;
      if (own["format"] === "csv") found.format = "csv";
      else if (own["format"] !== undefined && own["format"] !== "fixed")
        throw new FileRefused(`the data format "${own["format"]}" is unknown`, "export it as fixed or csv", at());
      found.skip = count(own["skip"], 0);
      found.href = own["href"] ?? null;
    } else if (name === "variable") {
      const type = own["type"] ?? "";
      if (!TYPES.has(type))
        throw new FileRefused(`a variable has the unknown type "${type}"`, "export it as Triple-S 1.x to 3.0", at());
      open = {
        name: "",
        label: "",
        type,
        use: own["use"] ?? null,
        start: 0,
        finish: 0,
        values: new Map(),
        spread: null,
      };
    } else if (open && name === "position") {
      open.start = count(own["start"], 0);
      open.finish = count(own["finish"], open.start);
      if (open.start < 1 || open.finish < open.start)
        throw new FileRefused("a variable has no valid position", "export the description again", {
          ...at(),
          column: open.name,
        });
    } else if (name === "value") value = own["code"] ?? null;
    else if (open && name === "spread")
      open.spread = {
        subfields: count(own["subfields"], 1),
        width: own["width"] === undefined ? null : count(own["width"], 1),
      };
  });
  const keep = (part: string) => void (text += part);
  parser.on("text", keep);
  parser.on("cdata", keep);
  parser.on("closetag", ({ name }) => {
    const own = text.trim();
    if (open && name === "name") open.name = own;
    if (open && name === "label" && open.label === "") open.label = own;
    if (open && name === "value" && value !== null) open.values.set(value, own);
    if (open && name === "variable") {
      if (open.start === 0)
        throw new FileRefused("a variable has no position", "export the description again", {
          ...at(),
          column: open.name,
        });
      found.variables.push(open);
      if (found.variables.length > MOST_VARIABLES)
        throw new FileRefused("the description has more than 50,000 variables", "export fewer", at());
      open = null;
    }
    text = "";
  });
  parser.write(xml).close();
  if (found.records === 0 || found.variables.length === 0)
    throw new FileRefused(
      "this is not a Triple-S description: it has no record with variables",
      "export it as Triple-S XML",
    );
  if (found.records > 1)
    throw new FileRefused("hierarchical Triple-S files are not supported", "export one record for each interview");
  return found;
}

/** The data file that the description names, or the one of its name beside it. */
async function findData(file: DeliveredFile, href: string | null): Promise<{ path: string; name: string }> {
  const stem = path
    .basename(file.name)
    .replace(/\.[^.]+$/, "")
    .toLowerCase();
  const beside = file.beside ?? (await listBeside(file.path));
  const wanted = href === null ? null : path.basename(href).toLowerCase();
  const found = beside.find(({ name }) =>
    wanted === null
      ? [".asc", ".dat", ".csv", ".txt"].some((ending) => name.toLowerCase() === stem + ending)
      : name.toLowerCase() === wanted,
  );
  if (found !== undefined) return found;
  const expected = wanted ?? `${stem}.asc, .dat, .csv or .txt`;
  throw new FileRefused("there is no data file beside the description", `add ${expected}, beside the description`);
}

async function listBeside(description: string): Promise<{ path: string; name: string }[]> {
  const folder = path.dirname(description);
  return (await readdir(folder)).map((name) => ({ path: path.join(folder, name), name }));
}

function toColumns(own: DescribedVariable, format: "fixed" | "csv", sets: MultipleSet[]): Column[] {
  const { name, type, start, finish, values, spread } = own;
  const label = own.label || null;
  const kind = ({ character: "text", time: "text", date: "date" } as const)[type] ?? "number";
  const variable = (column: string, columnLabel: string | null, labels: ReadonlyMap<string, string>): Variable => ({
    ...{ name: column, label: columnLabel, type: kind },
    valueLabels: kind === "number" ? new Map([...labels].map(([code, text]) => [String(Number(code)), text])) : labels,
    missing: { codes: [], range: null },
  });
  const cut = (from: number, width: number) =>
    format === "fixed" ? `substr(line, ${start + from}, ${width})` : `substr(c${start}, ${1 + from}, ${width})`;
  const whole = format === "fixed" ? `substr(line, ${start}, ${finish - start + 1})` : `c${start}`;
  if (type !== "multiple") return [{ variable: variable(name, label, values), text: whole }];
  if (spread === null) {
    const columns = [...values].map(([code, text], i) => ({
      variable: variable(`${name}_${code}`, `${label ?? name}: ${text}`, new Map()),
      text: cut(i, 1),
    }));
    sets.push({
      name,
      label,
      kind: "dichotomies",
      chosen: "1",
      variables: columns.map((column) => column.variable.name),
    });
    return columns;
  }
  const width = spread.width ?? Math.max(1, Math.floor((finish - start + 1) / Math.max(1, spread.subfields)));
  const columns = Array.from({ length: Math.min(spread.subfields, 1_000) }, (_, i) => ({
    variable: variable(`${name}_${i + 1}`, label, values),
    text: cut(i * width, width),
  }));
  sets.push({ name, label, kind: "mentions", chosen: null, variables: columns.map((column) => column.variable.name) });
  return columns;
}

function readData({ format, skip, variables }: Described, text: string): string {
  const file = quoteText(text);
  if (format === "fixed") {
    return `read_csv(${file}, header = false, skip = ${skip}, delim = E'\\x01', quote = '', escape = '', auto_detect = false, columns = {'line': 'VARCHAR'})`;
  }
  const last = variables.reduce((most, { finish }) => Math.max(most, finish), 1);
  const columns = Array.from({ length: last }, (_, i) => `'c${i + 1}': 'VARCHAR'`).join(", ");
  return `read_csv(${file}, header = false, skip = ${skip}, delim = ',', quote = '"', escape = '"', auto_detect = false, columns = {${columns}})`;
}
