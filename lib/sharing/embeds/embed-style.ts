import { type Colour, toPalette } from "@/lib/charts/drawing/colours";
import type { EmbedTheme } from "@/lib/sharing/embeds/embed";

/** Drawing widths in pixels, and the frame width from which each is shown. */
export const EMBED_WIDTHS = [
  { width: 280, from: 0 },
  { width: 343, from: 375 },
  { width: 656, from: 592 },
  { width: 1120, from: 992 },
] as const;

/** Every colour a drawing can use; the compiler reports a missing one. */
const NAMED: Readonly<Record<Colour, true>> = {
  paper: true,
  ink: true,
  "ink-2": true,
  "ink-3": true,
  rule: true,
  "rule-strong": true,
  spruce: true,
  "spruce-strong": true,
  moss: true,
  cloudberry: true,
  "cloudberry-ink": true,
  c1: true,
  c2: true,
  c3: true,
  c4: true,
  c5: true,
  c6: true,
  c7: true,
  c8: true,
  g1: true,
  g2: true,
  g3: true,
  g4: true,
  above: true,
  below: true,
};

function toVariables(theme: "light" | "dark"): string {
  const { of } = toPalette(theme);
  return (Object.keys(NAMED) as Colour[]).map((name) => `--${name}:${of(name)}`).join(";");
}

const font = (file: string, range: string) =>
  `@font-face{font-family:"Schibsted Grotesk";src:url(/embed/${file}.woff2) format("woff2");font-weight:400 900;font-display:swap${range && `;unicode-range:${range}`}}`;
const FONTS =
  font(
    "schibsted-grotesk-latin",
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD",
  ) +
  font(
    "schibsted-grotesk-latin-ext",
    "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F,U+A720-A7FF",
  );

const RULES = `
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:16px/1.5 "Schibsted Grotesk",system-ui,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;padding:12px 16px 14px}
a{color:var(--spruce);text-underline-offset:3px}
a:hover{color:var(--spruce-strong)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:2px}
figure{margin:0;border-top:2px solid var(--ink);padding-top:10px}
.kicker{margin:0;font-size:14px;line-height:20px;color:var(--ink-2)}
h1{margin:4px 0 0;font-size:22px;line-height:1.18;letter-spacing:-.018em;font-weight:600;overflow-wrap:anywhere;text-wrap:balance}
.subtitle{margin:4px 0 0;font-size:14px;line-height:20px;color:var(--ink-2);overflow-wrap:anywhere}
.chart{margin-top:16px}
.chart svg{display:none;width:100%;height:auto}
summary{display:inline-block;cursor:pointer;min-height:32px;padding:6px 0;font-size:14px;line-height:20px;font-weight:560;color:var(--ink-2);text-decoration:underline;text-underline-offset:3px}
summary:hover{color:var(--ink)}
.table{overflow:auto;max-height:480px;margin-top:4px}
table{border-collapse:collapse;width:100%;font-size:14px;line-height:20px;font-variant-numeric:tabular-nums}
th,td{padding:6px 16px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--rule);font-weight:400}
thead th{font-size:12px;line-height:16px;color:var(--ink-2);border-color:var(--ink);vertical-align:bottom}
td:not(.number){min-width:76px}
td.sentence{min-width:232px}
tbody th{font-weight:560;min-width:96px;overflow-wrap:anywhere}
.number{text-align:right}
.sign{font-variant-numeric:proportional-nums}
th:last-child,td:last-child{padding-right:0}
figcaption{margin-top:12px;font-size:12px;line-height:18px;color:var(--ink-2);overflow-wrap:anywhere}
.sample{display:inline-block;margin-right:12px;font-weight:600;color:var(--cloudberry-ink);white-space:nowrap}
.sample::before{content:"";display:inline-block;width:8px;height:8px;margin-right:6px;border-radius:50%;background:var(--cloudberry)}
.site{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;margin-top:10px;padding-top:10px;border-top:1px solid var(--rule);font-size:14px;line-height:20px}
.site a{display:inline-flex;align-items:center;gap:8px;min-height:28px}
.site a.name{color:var(--ink);font-weight:600;letter-spacing:-.02em;text-decoration:none}
.site a.name:hover{text-decoration:underline}
.half{fill:var(--spruce-strong)}.bars{fill:var(--moss)}
@media (max-width:719px){summary{min-height:44px;padding:12px 0}.site a{min-height:44px}}
@media (min-width:592px){body{padding:16px 20px 18px}h1{font-size:28px;line-height:1.12}}
@media print{html{background:#fff}}`;

/** One drawing at a time: the one for the frame's width. */
const SHOWN = EMBED_WIDTHS.map(({ width, from }, at) => {
  const until = EMBED_WIDTHS[at + 1]?.from;
  const most = until === undefined ? "" : ` and (max-width:${until - 0.02}px)`;
  return `@media (min-width:${from}px)${most}{.chart .w${width}{display:block}}`;
}).join("");

/** All styles of an embed's page. */
export function toEmbedStyle(theme: EmbedTheme): string {
  const light = `color-scheme:light;--focus:#00577f;${toVariables("light")}`;
  const dark = `color-scheme:dark;--focus:#66c6f7;${toVariables("dark")}`;
  const auto = theme === "auto" ? `@media screen and (prefers-color-scheme:dark){:root{${dark}}}` : "";
  return `${FONTS}:root{${theme === "dark" ? dark : light}}${auto}${RULES}${SHOWN}`;
}
