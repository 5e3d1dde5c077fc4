import { inflateSync } from "node:zlib";

/** Objects of a PDF file by number, as bytes in Latin-1 letters. */
function objectsOf(file: Uint8Array): Map<string, string> {
  const text = Buffer.from(file).toString("latin1");
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
  );
}

/** The content of an object's stream. */
function streamOf(object: string): string {
  const from = object.indexOf("stream\n");
  if (from < 0) return "";
  const bytes = Buffer.from(object.slice(from + 7, object.lastIndexOf("\nendstream")), "latin1");
  return (object.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

/** Letters of a font's glyphs (ISO 32000-1, 9.10.3): ranges with a list of texts, as pdfkit writes them. */
function lettersOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of cmap.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, codes = ""], at) =>
      letters.set(
        Number.parseInt(from, 16) + at,
        Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ),
    );
  return letters;
}

/** Every text that a PDF file draws, in order: what readers copy out of it. Written for the files of this site. */
export function readPdfTexts(file: Uint8Array): string[] {
  const objects = objectsOf(file);
  const at = (id: string | undefined) => objects.get(id ?? "") ?? "";
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\n/.test(object))
    .flatMap((page) => {
      const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
      const fonts = new Map(
        [...(/\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? "").matchAll(/\/(\w+) (\d+) 0 R/g)].map(
          ([, name = "", id]): [string, Map<number, string>] => [
            name,
            lettersOf(streamOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(id))?.[1]))),
          ],
        ),
      );
      const content = streamOf(at(/\/Contents (\d+) 0 R/.exec(page)?.[1]));
      let font = new Map<number, string>();
      return [...content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
        if (name !== undefined) font = fonts.get(name) ?? font;
        if (shown === undefined) return [];
        const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].map((found) => found[1] ?? "").join("");
        return [(glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "").join("")];
      });
    });
}
