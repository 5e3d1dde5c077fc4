// Finds, in what an anonymous visitor was sent, figures that are sold or not given to visitors (scores and their errors, industry
// positions, exact rank ranges, earlier years). It knows the true figures, so that no renaming of a field hides them.

/** What is published of one brand in one market, as the server's own key reads it. */
export type TrueResult = {
  brand: string;
  slug: string;
  year: number;
  score: number | null;
  standardError: number | null;
};

/** What was sent, in the forms in which it is searched. */
export interface Payload {
  address: string;
  /** Server component payloads sit in scripts as escaped strings: here without the escapes. */
  data: string;
  /** The data without the attributes of drawings. */
  fields: string;
  /** What a reader sees, of a page; of anything else its fields. */
  text: string;
  visible: string;
}

export function readPayload(address: string, body: string): Payload {
  const data = unwrap(withoutTimes(body));
  const fields = withoutDrawings(data);
  const visible = visibleText(withoutTimes(body));
  return { address, data, fields, visible, text: /^\s*<(?:!doctype|html)/i.test(body) ? visible : fields };
}

/** Ends that a published range may have (decisions of access: ranges are widened outward to these). */
const GRID = [1, 3, 5, 10, 20, 30, 50, 75];

const GUARDED_FIELDS = [
  "score",
  "standarderror",
  "standard_error",
  "neff",
  "n_eff",
  "industryposition",
  "industry_position",
  "rankingposition",
  "zscore",
  "marketmean",
];

/** Fields with a figure in them that no visitor may get: `"score":118.7`, `"Ranking Position":3`, `"score":{"status":"known"…`. */
export function findGuardedFields({ address, data }: Payload): string[] {
  const found: string[] = [];
  for (const [match, key = ""] of data.matchAll(/"([A-Za-z_ ]{3,24})"\s*:\s*(?:"?-?\d|\{\s*"status"\s*:\s*"known")/g)) {
    if (GUARDED_FIELDS.includes(key.toLowerCase().replaceAll(" ", ""))) found.push(`${address}: ${match}…`);
  }
  for (const [match] of data.matchAll(/"movement"\s*:\s*\{\s*"status"\s*:\s*"known"/g))
    found.push(`${address}: ${match}…`);
  return found;
}

/** Rows of years before `latest`: `"year":2024`, `"Year":2019`. */
export function findEarlierYears({ address, data }: Payload, latest: number): string[] {
  const years = [...data.matchAll(/"year"\s*:\s*"?(20\d\d)\b/gi)].filter(([, year]) => Number(year) < latest);
  return years.map(([match]) => `${address}: ${match}`);
}

/** Range ends in data and in text that the grid would have hidden. */
export function findExactRanges({ address, data, visible }: Payload): string[] {
  const pairs = [
    ...data.matchAll(/low"\s*:\s*(\d+)\s*,\s*"[a-z_]*high"\s*:\s*(\d+)/gi),
    // With a capital it labels a result; in running prose it explains with an example.
    ...visible.matchAll(/Rank range[^\d–]{0,12}(\d+)[^\d–]{0,3}–[^\d–]{0,3}(\d+)/g),
  ];
  return pairs
    .filter(([, low, high]) => !isOnGrid(Number(low)) || !isOnGrid(Number(high)))
    .map(([match]) => `${address}: ${match}`);
}

/** True results by the forms in which their figures may be written. */
export interface Figures {
  /** As stored, with four decimals or more: no accident writes those. */
  stored: ReadonlyMap<string, readonly TrueResult[]>;
  /** With three decimals or fewer, which an accident may write. */
  short: ReadonlyMap<string, readonly TrueResult[]>;
}

export function indexFigures(results: readonly TrueResult[]): Figures {
  const stored = new Map<string, TrueResult[]>();
  const short = new Map<string, TrueResult[]>();
  const note = (index: Map<string, TrueResult[]>, form: string, result: TrueResult) => {
    const known = index.get(form);
    if (known) known.push(result);
    else index.set(form, [result]);
  };
  for (const result of results) {
    const { score, standardError } = result;
    const whole = [score, standardError].flatMap((figure) => (figure === null ? [] : [String(figure)]));
    const rounded = score === null ? [] : [score.toFixed(1), score.toFixed(2)];
    for (const form of whole.filter((each) => decimals(each) > 3)) note(stored, form, result);
    for (const form of [...whole.filter((each) => decimals(each) === 3), ...rounded]) note(short, form, result);
  }
  return { stored, short };
}

/**
 * True scores, and their errors, of brands that the payload names: anywhere when they have four decimals or more, else
 * as a word of the visible text or as a value of the data, drawings left aside.
 */
export function findTrueFigures({ address, data, fields, text }: Payload, figures: Figures): string[] {
  const named = new Map<string, boolean>();
  const isNamed = ({ brand, slug }: TrueResult) => {
    const known = named.get(slug) ?? (text.includes(brand) || data.includes(`"${slug}"`));
    named.set(slug, known);
    return known;
  };
  const found = new Map<TrueResult, string>();
  const look = (index: Figures["short"], forms: Iterable<string>) => {
    for (const form of forms)
      for (const result of index.get(form) ?? []) if (!found.has(result) && isNamed(result)) found.set(result, form);
  };
  look(figures.stored, longNumbersIn(data));
  look(figures.short, new Set([...wordsIn(text), ...valuesIn(fields)]));
  return [...found].map(([{ brand, year }, form]) => `${address}: ${form} of ${brand}, ${year}`);
}

/** Numbers of four decimals or more, and what is left of longer ones when they are cut off. */
function longNumbersIn(data: string): Set<string> {
  const found = new Set<string>();
  for (const [number] of data.matchAll(/\d+\.\d{4,}/g))
    for (let end = number.indexOf(".") + 5; end <= number.length; end += 1) found.add(number.slice(0, end));
  return found;
}

/** Numbers that stand by themselves, with a point for a comma. */
function wordsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\d.,])\d+[.,]\d+/g)].map(([word]) => word.replace(",", "."));
}

/** Numbers that are the value of a field. */
function valuesIn(data: string): string[] {
  return [...data.matchAll(/":\s*"?(\d+\.\d+)"?\s*(?=[,}\]])/g)].map(([, value = ""]) => value);
}

function isOnGrid(end: number): boolean {
  if (end <= 100) return GRID.includes(end) || end === 100;
  return end % 100 === 0 || end === 150;
}

function decimals(figure: string): number {
  return figure.split(".")[1]?.length ?? 0;
}

/** Attributes of drawings are left out: the seats of the conference picture alone have two thousand coordinates. */
function withoutDrawings(data: string): string {
  return data.replaceAll(
    /"(?:[cr]?[xy]|[xy][12]|d[xy]?|r|width|height|points|transform|viewBox)":(?:"[^"]*"|-?[\d.]+)/g,
    '""',
  );
}

const TIMES = /\d{4}-\d\d-\d\d[T ][\d:.]+/g;

/** Seconds of a time and their fraction may look like a score. */
export const withoutTimes = (text: string): string => text.replaceAll(TIMES, "");

function unwrap(body: string): string {
  return body.replaceAll(/\\+"/g, '"').replaceAll("&quot;", '"').replaceAll("&#34;", '"');
}

function visibleText(body: string): string {
  return body
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u2060\u200a]/g, "");
}
