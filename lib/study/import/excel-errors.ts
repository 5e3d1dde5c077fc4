import { SaxesParser } from "saxes";

/** An error shown in a cell instead of a value. */
export type ExcelError = { line: number; cell: string; code: string };

/** Excel's error values, which are text in a CSV file. */
const CODES = new Set(
  "#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A #SPILL! #CALC! #GETTING_DATA #FIELD! #BLOCKED! #CONNECT! #UNKNOWN!".split(
    " ",
  ),
);

/** Whether this text is an Excel error. */
export function isExcelError(text: string): boolean {
  return CODES.has(text.trim().toUpperCase());
}

/**
 * The error cells of a workbook's sheets, in the order of the sheets. The workbook's reader leaves such cells empty.
 * @param parts texts of the workbook by their names in the archive
 */
export function findExcelErrors(parts: ReadonlyMap<string, string>): ExcelError[][] {
  const links = elementsOf(parts.get("xl/_rels/workbook.xml.rels"), "Relationship");
  const targets = new Map(links.map(({ Id, Target }) => [Id, Target ?? ""]));
  return elementsOf(parts.get("xl/workbook.xml"), "sheet").map((sheet) => {
    const target = targets.get(sheet["r:id"]) ?? "";
    return errorsOf(parts.get(target.startsWith("/") ? target.slice(1) : `xl/${target}`));
  });
}

/** Cells of type "e": `<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c>` (ECMA-376, 18.18.11). */
function errorsOf(sheet: string | undefined): ExcelError[] {
  const errors: ExcelError[] = [];
  let open: ExcelError | null = null;
  let isValue = false;
  walk(sheet, {
    begin(name, { t, r = "" }) {
      if (name === "c") open = t === "e" ? { line: Number(r.replace(/^[A-Z]+/i, "")), cell: r, code: "" } : null;
      isValue = name === "v";
    },
    text(text) {
      if (open && isValue) open.code += text;
    },
    end(name) {
      isValue = false;
      if (name !== "c" || !open) return;
      errors.push(open);
      open = null;
    },
  });
  return errors;
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of all elements with a name. */
function elementsOf(xml: string | undefined, name: string): Attributes[] {
  const found: Attributes[] = [];
  walk(xml, {
    begin: (element, attributes) => void (element === name ? found.push(attributes) : null),
    text: () => undefined,
    end: () => undefined,
  });
  return found;
}

type Visitor = {
  begin: (name: string, attributes: Attributes) => void;
  text: (text: string) => void;
  end: (name: string) => void;
};

/** Scans XML, ignoring prefixes. Broken XML is scanned as far as possible: its reader reports it. */
function walk(xml: string | undefined, visit: Visitor): void {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name, attributes }) => visit.begin(local(name), attributes));
  parser.on("text", (text) => visit.text(text));
  parser.on("closetag", ({ name }) => visit.end(local(name)));
  parser.write(xml ?? "").close();
}
