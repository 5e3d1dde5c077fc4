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

export type Payload = { address: string; body: string };

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
export function findGuardedFields({ address, body }: Payload): string[] {
  const text = unwrap(body);
  const found: string[] = [];
  for (const [match, key = ""] of text.matchAll(/"([A-Za-z_ ]{3,24})"\s*:\s*(?:"?-?\d|\{\s*"status"\s*:\s*"known")/g)) {
    if (GUARDED_FIELDS.includes(key.toLowerCase().replaceAll(" ", ""))) found.push(`${address}: ${match}…`);
  }
  for (const [match] of text.matchAll(/"movement"\s*:\s*\{\s*"status"\s*:\s*"known"/g))
    found.push(`${address}: ${match}…`);
  return found;
}

/** Rows of years before `latest`: `"year":2024`, `"Year":2019`. */
export function findEarlierYears({ address, body }: Payload, latest: number): string[] {
  const years = [...unwrap(body).matchAll(/"year"\s*:\s*"?(20\d\d)\b/gi)].filter(([, year]) => Number(year) < latest);
  return years.map(([match]) => `${address}: ${match}`);
}

/** Range ends in data and in text that the grid would have hidden. */
export function findExactRanges({ address, body }: Payload): string[] {
  const pairs = [
    ...unwrap(body).matchAll(/low"\s*:\s*(\d+)\s*,\s*"[a-z_]*high"\s*:\s*(\d+)/gi),
    // With a capital it labels a result; in running prose it explains with an example.
    ...visibleText(body).matchAll(/Rank range[^\d–]{0,12}(\d+)[^\d–]{0,3}–[^\d–]{0,3}(\d+)/g),
  ];
  return pairs
    .filter(([, low, high]) => !isOnGrid(Number(low)) || !isOnGrid(Number(high)))
    .map(([match]) => `${address}: ${match}`);
}

/**
 * True scores, and their errors, of brands that the payload names: anywhere when they have four decimals or more (no
 * accident writes those), else as a word of the visible text or as a value of the data, drawings left aside.
 */
export function findTrueFigures({ address, body }: Payload, results: readonly TrueResult[]): string[] {
  const data = unwrap(body);
  const fields = withoutDrawings(data);
  const text = /^\s*<(?:!doctype|html)/i.test(body) ? visibleText(body) : fields;
  const found: string[] = [];
  for (const { brand, slug, year, score, standardError } of results) {
    if (!text.includes(brand) && !data.includes(`"${slug}"`)) continue;
    const stored = [score, standardError].flatMap((figure) => (figure === null ? [] : [String(figure)]));
    const rounded = score === null ? [] : [score.toFixed(1), score.toFixed(2)];
    const leaked =
      stored.find((form) => decimals(form) > 3 && data.includes(form)) ??
      [...stored.filter((form) => decimals(form) === 3), ...rounded].find(
        (form) => isWord(text, form) || isWord(text, form.replace(".", ",")) || isValue(fields, form),
      );
    if (leaked) found.push(`${address}: ${leaked} of ${brand}, ${year}`);
  }
  return found;
}

function isOnGrid(end: number): boolean {
  if (end <= 100) return GRID.includes(end) || end === 100;
  return end % 100 === 0 || end === 150;
}

function decimals(figure: string): number {
  return figure.split(".")[1]?.length ?? 0;
}

function isWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\d.,])${word.replace(".", "\\.")}(?![\\d])`).test(text);
}

function isValue(data: string, value: string): boolean {
  return new RegExp(`":\\s*"?${value.replace(".", "\\.")}"?\\s*[,}\\]]`).test(data);
}

/** Attributes of drawings are left out: the seats of the conference picture alone have two thousand coordinates. */
function withoutDrawings(data: string): string {
  return data.replaceAll(
    /"(?:[cr]?[xy]|[xy][12]|d[xy]?|r|width|height|points|transform|viewBox)":(?:"[^"]*"|-?[\d.]+)/g,
    '""',
  );
}

/** Server component payloads sit in scripts as escaped strings: the same text without the escapes. */
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
