import { createHash } from "node:crypto";
import type { ChartColumn } from "@/lib/charts/column";
import type { ChartDocument, ChartPicture, ChartTable } from "@/lib/charts/document";
import { toFilledColumns } from "@/lib/charts/filled-columns";
import { describePicture } from "@/lib/charts/drawing/describe";
import { type Paints, toPaints } from "@/lib/charts/drawing/paints";
import { toMostRows, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { toSvg } from "@/lib/charts/drawing/svg";
import { hasCard, toEmbedPath, type EmbedTheme } from "@/lib/sharing/embeds/embed";
import { EMBED_WIDTHS, toEmbedStyle } from "@/lib/sharing/embeds/embed-style";
import { CARD, toEmbedCardPath, toOembedAddress } from "@/lib/sharing/embeds/oembed";
import { escapeHtml } from "@/lib/sharing/embeds/escape-html";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";

/** Maximum rows of a table in an embed; the page on the site has all. */
const MOST_ROWS = 200;
/** Letters from which a cell is read as a sentence, and gets the room for one. */
const SENTENCE = 40;

/**
 * Sends its height to the surrounding page whenever it changes. The embed works without scripts, and the script makes
 * no requests.
 */
const SCRIPT =
  '(()=>{if(parent===self)return;const d=document.documentElement;let l=0;const t=()=>{const h=Math.ceil(document.body.getBoundingClientRect().height);if(h!==l)parent.postMessage({type:"granskog:height",id:d.dataset.id,height:l=h},"*")};new ResizeObserver(t).observe(document.body);addEventListener("load",t)})()';

/** For the page's policy: the only script it can run. */
export const SCRIPT_HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

interface Around {
  id: string;
  theme: EmbedTheme;
  /** This site's origin, "https://…". */
  origin: string;
}

const MARK =
  '<svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true"><path class="half" d="M14 1h2v30h-2zM14 2v8H9zM14 10v8H5.5zM14 18v8H2z"/><path class="bars" d="M16 6h5.5v4H16zM16 14h9.5v4H16zM16 22h14v4H16z"/></svg>';

function frame(title: string, content: string, { id, theme, origin }: Around, head = ""): string {
  const site = escapeHtml(origin);
  const body = `<main>${content}<p class="site"><a class="name" href="${site}/" target="_blank" rel="noopener">${MARK}${escapeHtml(SITE.name)}</a><a href="${site}/rankings" target="_blank" rel="noopener">Explore Rankings</a></p></main>`;
  return [
    `<!doctype html><html lang="en" data-id="${escapeHtml(id)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)} | ${escapeHtml(SITE.name)}</title>${head}<style>${toEmbedStyle(theme)}</style></head>`,
    `<body>${body}<script>${SCRIPT}</script></body></html>`,
  ].join("");
}

/** What pages are told that someone pastes the address into: a title, a line, a picture, and where to ask for the frame. */
function toCardHead(document: ChartDocument, { id, theme, origin }: Around): string {
  const { title, subtitle } = document;
  const picture: readonly [string, string][] = hasCard(document)
    ? [
        ["og:image", new URL(toEmbedCardPath(id), origin).href],
        ["og:image:width", String(CARD.width)],
        ["og:image:height", String(CARD.height)],
        ["twitter:card", "summary_large_image"],
      ]
    : [["twitter:card", "summary"]];
  const at = (path: string) => new URL(path, origin).href;
  const said: [string, string][] = [
    ["og:site_name", SITE.name],
    ["og:type", "website"],
    ["og:title", title],
    ["og:description", subtitle],
    ["og:url", at(toEmbedPath(id))],
    ...picture,
  ];
  const oembed = `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(toOembedAddress(toEmbedPath(id, theme), origin))}" title="${escapeHtml(title)}">`;
  return said.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`).join("") + oembed;
}

/** Rows of a list, in a narrow frame and in a wide one: the table below has all of them. */
const LISTED = { below: 480, narrow: 11, wide: 12 } as const;

/** Where names stand below the lines, the line of reference has none. */
const sayReference = (picture: ChartPicture | undefined, subtitle: string): string => {
  const line = picture?.kind === "lines" ? picture.series.find(({ isReference }) => isReference) : undefined;
  return line === undefined || subtitle.includes("Dashed line")
    ? subtitle
    : `${/[.!?]$/.test(subtitle) ? subtitle : `${subtitle}.`} Dashed line: ${line.name.charAt(0).toLowerCase()}${line.name.slice(1)}.`;
};

function draw(picture: ChartPicture, title: string, paints: Paints): string {
  const drawings = EMBED_WIDTHS.map(({ width }) => {
    const most = toMostRows(picture, width < LISTED.below ? LISTED.narrow : LISTED.wide);
    const height = toSceneHeight(picture, width, "screen", most.mostRows);
    return toSvg(toScene(picture, { width, height, theme: "page", paints, ...most }), {
      title,
      description: describePicture(picture),
    }).replace("<svg ", `<svg class="w${width}" `);
  });
  return `<div class="chart">${drawings.join("")}</div>`;
}

function say(
  value: string | number | null | undefined,
  { kind, digits = DECIMALS.count }: Pick<ChartColumn, "kind" | "digits">,
): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return escapeHtml(value);
  // Tabular figures of the font also widen points and commas, so those are set separately.
  return kind === "year"
    ? String(value)
    : formatNumber(value, digits).replaceAll(/[.,]/g, (sign) => `<span class="sign">${sign}</span>`);
}

function tabulate(table: ChartTable): string {
  const { name, columns, rows } = toFilledColumns(table);
  const sides = columns.map(({ kind }, at) => {
    if (kind !== "text") return ' class="number"';
    return rows.some((row) => String(row[at] ?? "").length > SENTENCE) ? ' class="sentence"' : "";
  });
  const head = columns.map(({ label }, at) => `<th scope="col"${sides[at]}>${escapeHtml(label)}</th>`).join("");
  const body = rows.slice(0, MOST_ROWS).map((row) => {
    const cells = columns.map((column, at) =>
      at === 0
        ? `<th scope="row"${sides[at]} dir="auto">${say(row[at], column)}</th>`
        : `<td${sides[at]} dir="auto">${say(row[at], column)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  const rest = rows.length > MOST_ROWS ? `<p class="kicker">The first ${MOST_ROWS} of ${rows.length} rows.</p>` : "";
  return `<div class="table" role="region" tabindex="0" aria-label="${escapeHtml(name)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div>${rest}`;
}

/** An embed's page as HTML: the chart, its data as a table, and the source. It only loads two fonts. */
export function toEmbedPage(document: ChartDocument, around: Around): string {
  const { kicker, title, subtitle, source, isSample, pictures, tables } = document;
  const [[picture], [table]] = [pictures, tables];
  const chart = picture ? draw(picture, title, toPaints(pictures)) : "";
  const figures = table
    ? picture
      ? `<details><summary>The numbers in a table</summary>${tabulate(table)}</details>`
      : tabulate(table)
    : "";
  const sample = isSample ? '<b class="sample">Sample data</b>' : "";
  return frame(
    title,
    `<figure><p class="kicker" dir="auto">${escapeHtml(kicker)}</p><h1 dir="auto">${escapeHtml(title)}</h1><p class="subtitle" dir="auto">${escapeHtml(sayReference(picture, subtitle))}</p>${chart}${figures}<figcaption>${sample}<span dir="auto">Source: ${escapeHtml(source)}</span></figcaption></figure>`,
    around,
    toCardHead(document, around),
  );
}

/** The page if there is no chart to show: it says the same for every reason. */
export function toEmptyEmbedPage(reason: "none" | "unanswered", around: Around): string {
  return reason === "none"
    ? frame(
        "This chart is no longer available",
        '<figure><h1>This chart is no longer available</h1><p class="subtitle">The chart has been turned off, or the address is wrong. The owner of this page can replace it.</p></figure>',
        around,
      )
    : frame(
        "We couldn’t load this chart",
        '<figure><h1>We couldn’t load this chart</h1><p class="subtitle">Please refresh the page in a minute.</p></figure>',
        around,
      );
}
