import { gzipSync } from "node:zlib";

/** What a browser fetches to show a page for the first time, gzip kB. Faces are packed already and counted as they are. */
export const PARTS = ["scripts", "styles", "fonts", "html"] as const;
export type Part = (typeof PARTS)[number];
export type Weights = Record<Part, number>;

export interface PageWeight extends Record<Part, number> {
  /** Each file of it with its kB, the heaviest first. */
  files: readonly { part: Part; file: string; size: number }[];
}

type Read = (address: string) => Promise<Buffer>;

const inKilobytes = (bytes: number) => bytes / 1000;
const packed = (bytes: Buffer) => inKilobytes(gzipSync(bytes).length);
const unique = (found: Iterable<RegExpMatchArray>) => [...new Set([...found].map(([, address = ""]) => address))];

/** The faces a sheet brings for Latin text: those without a range of characters, or whose range begins with the Latin letters. */
function latinFonts(sheet: string): string[] {
  return [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const [, range] = /unicode-range:\s*([^;}]+)/i.exec(rule) ?? [];
    const [, address] = /url\(["']?([^"')]+\.woff2)/.exec(rule) ?? [];
    return address && (!range || /^u\+(?:0+[-?]|\?\?)/i.test(range.trim())) ? [address] : [];
  });
}

/**
 * Weighs a page from its HTML: every script and sheet it names, and the faces its sheets have for Latin letters.
 * Scripts that browsers of today skip (`noModule`) are left out, as is what a page fetches when someone does something.
 * @param address of the page, its root-relative address or whole
 * @param read fetches an address, unpacked
 */
export async function weighPage(address: string, read: Read): Promise<PageWeight> {
  const page = await read(address);
  const html = page.toString("utf8");
  const skipped = new Set(unique(html.matchAll(/<script src="([^"]+)"[^>]*nomodule/gi)));
  const scripts = unique(html.matchAll(/(\/_next\/static\/chunks\/[\w.~-]+\.js)\b/g)).filter(
    (file) => !skipped.has(file),
  );
  const sheets = unique(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g));

  const files: { part: Part; file: string; size: number }[] = [{ part: "html", file: address, size: packed(page) }];
  const fonts = new Set<string>();
  for (const file of scripts) files.push({ part: "scripts", file, size: packed(await read(file)) });
  for (const file of sheets) {
    const sheet = await read(file);
    files.push({ part: "styles", file, size: packed(sheet) });
    for (const font of latinFonts(sheet.toString("utf8")))
      fonts.add(new URL(font, new URL(file, "http://site.invalid")).pathname);
  }
  for (const file of fonts) files.push({ part: "fonts", file, size: inKilobytes((await read(file)).length) });

  const total = (part: Part) => files.reduce((sum, file) => sum + (file.part === part ? file.size : 0), 0);
  const sorted = files.toSorted((a, b) => b.size - a.size);
  return {
    scripts: total("scripts"),
    styles: total("styles"),
    fonts: total("fonts"),
    html: total("html"),
    files: sorted,
  };
}
