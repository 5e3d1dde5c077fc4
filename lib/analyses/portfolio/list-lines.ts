import { marketSpelled, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { toKey } from "@/lib/catalogue/names/match";

/** One line of a list of brands, taken apart. */
export interface ListLine {
  /** As it was written. */
  text: string;
  /** What may be the brand's name, the likeliest first. */
  names: string[];
  /** Slug of the market the line names; null where it names none. */
  market: string | null;
  /** Names columns and no brand. */
  isHeading: boolean;
}

const BRAND_HEADINGS = new Set([
  "brand",
  "brands",
  "brand name",
  "name",
  "company",
  "varumarke",
  "marke",
  "merke",
  "maerke",
  "brandi",
  "merk",
]);
const MARKET_HEADINGS = new Set(["market", "country", "land", "maa", "marknad", "marked", "markkina"]);

/** A pasted or uploaded list → its lines that say something. A heading tells where the columns of brands and markets are. */
export function toListLines(text: string, study: StudyMarkets): ListLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [first = ""] = lines;
  const heading = toCells(first).map(toKey);
  const brandColumn = heading.findIndex((cell) => BRAND_HEADINGS.has(cell));
  const marketColumn = heading.findIndex((cell) => MARKET_HEADINGS.has(cell));
  return lines.map((line, index) => {
    if (index === 0 && brandColumn >= 0) return { text: line, names: [], market: null, isHeading: true };
    return brandColumn >= 0 && marketColumn >= 0
      ? byColumns(line, study, brandColumn, marketColumn)
      : byItself(line, study);
  });
}

function byColumns(text: string, study: StudyMarkets, brandColumn: number, marketColumn: number): ListLine {
  const cells = toCells(text);
  const market = marketSpelled(study, cells[marketColumn] ?? "")?.slug ?? null;
  const name = cells[brandColumn] ?? "";
  return { text, names: name === "" ? [] : [name], market, isHeading: false };
}

/** Names hold commas, brackets and numbers too: the whole line comes first, then what it may be made of. */
function byItself(text: string, study: StudyMarkets): ListLine {
  const plain = text.replace(/^(?:[-–•*]|\d{1,3}[.)])\s+/, "");
  const bracket = /^([^()]+)\(([^()]+)\)$/.exec(plain);
  const cells = toCells(plain);
  const inCells =
    cells
      .slice(1)
      .map((cell) => marketSpelled(study, cell)?.slug ?? null)
      .find((slug) => slug !== null) ?? null;
  const inBracket = bracket ? (marketSpelled(study, bracket[2] ?? "")?.slug ?? null) : null;
  const names = [text, plain, inBracket ? (bracket?.[1] ?? "").trim() : "", cells[0] ?? ""].filter(
    (name) => name !== "",
  );
  return { text, names: [...new Set(names)], market: inCells ?? inBracket, isHeading: false };
}

/** Cells between tabs, else semicolons, else commas; quotation marks around a cell keep what is in it together. */
function toCells(line: string): string[] {
  const delimiter = ["\t", ";", ","].find((each) => line.includes(each)) ?? "\t";
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (letter === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === "")) {
      isQuoted = !isQuoted;
    } else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else {
      cell += letter;
    }
  }
  return [...cells, cell.trim()];
}
