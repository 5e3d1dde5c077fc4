import { SaxesParser, type SaxesTagNS } from "saxes";

/** A drawing that may be drawn, or what stands in its way, in the words of the person who sent it. */
type SafeSvg = { svg: string } | { words: string };

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
/** A logo has tens of shapes; thousands are a photograph that was traced, or an attack. */
const MOST_TAGS = 3_000;

const SHAPES = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const DRAWN = new Set([
  ...SHAPES,
  ...["svg", "g", "defs", "symbol", "use", "clipPath", "linearGradient", "radialGradient", "stop", "style"],
]);
/** What would be missed if it were left out: the sender must know. */
const REFUSED: Readonly<Record<string, string>> = {
  script: "The SVG contains a script. Export it as a plain drawing and try again.",
  foreignObject: "The SVG contains a web page. Export it as a plain drawing and try again.",
  image: "The SVG contains a picture. Export it with shapes only, or send a PNG.",
  text: "The SVG contains text, which needs a font. Convert the text to outlines, or send a PNG.",
};
const OUTSIDE = "The SVG refers to something outside itself. Export it with everything included, or send a PNG.";
const BROKEN = "We couldn’t read the SVG. Export it again, or send a PNG.";
const COMPLEX = `The SVG has more than ${MOST_TAGS.toLocaleString("en-GB")} parts. Simplify it, or send a PNG.`;

/** References that a style or an attribute may make: to a gradient or clipping shape of the same drawing. */
const OWN_REFERENCE = /url\(\s*["']?#[\w.-]+["']?\s*\)/g;

/** Whether a value loads or runs something. Escapes could hide it, so a style has none. */
const isOutside = (value: string, isStyle: boolean): boolean =>
  /url\(|expression\(|javascript:|data:|@|\\/i.test(isStyle ? value.replaceAll(OWN_REFERENCE, "") : "") ||
  /url\(|javascript:/i.test(value.replaceAll(OWN_REFERENCE, ""));

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * Writes an SVG again from its shapes, colours and gradients alone. Comments, editors' notes, metadata and handlers are
 * left out; a file that runs, loads or shows anything else is refused. References cannot be nested, so that a small file
 * cannot become a large drawing.
 */
export function toSafeSvg(text: string): SafeSvg {
  let out = "";
  let fault: string | null = null;
  let tags = 0;
  /** Depth inside an element that is left out; 0 outside. */
  let skipped = 0;
  const open: string[] = [];
  const shapes = new Set<string>();
  const used: string[] = [];
  const refuse = (words: string) => {
    fault ??= words;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", () => refuse(BROKEN));
  // Entities could multiply, and a document type could name a file.
  parser.on("doctype", (type) => {
    if (/[[\]]|ENTITY/i.test(type)) refuse(OUTSIDE);
  });

  const attributesOf = ({ local, attributes }: SaxesTagNS): string => {
    let written = "";
    const isInClip = open.includes("clipPath");
    for (const { prefix, local: name, uri, value } of Object.values(attributes)) {
      const isReference = name === "href" && (uri === "" || uri === XLINK);
      if (isReference) {
        if (!value.startsWith("#")) refuse(OUTSIDE);
        if (local === "use") used.push(value.slice(1));
        written += ` href="${escape(value)}"`;
      } else if (prefix === "" && name !== "xmlns" && !/^on/i.test(name)) {
        if (isOutside(value, name === "style")) refuse(OUTSIDE);
        // A clipping shape that is clipped itself, and so on, would be drawn a thousand times over.
        const isNested = isInClip && (/^clip-path$/.test(name) || /clip-path/i.test(value));
        if (!isNested && !["filter", "mask"].includes(name)) written += ` ${name}="${escape(value)}"`;
      }
      if (name === "id" && SHAPES.includes(local)) shapes.add(value);
    }
    return written;
  };

  parser.on("opentag", (tag) => {
    tags += 1;
    if (tags > MOST_TAGS) refuse(COMPLEX);
    const { local, uri } = tag;
    if (uri === SVG && Object.hasOwn(REFUSED, local)) refuse(REFUSED[local] ?? BROKEN);
    if (open.length === 0 && skipped === 0 && (uri !== SVG || local !== "svg")) refuse(BROKEN);
    if (skipped > 0 || uri !== SVG || !DRAWN.has(local)) {
      skipped += 1;
      return;
    }
    out += `<${local}${open.length === 0 ? ` xmlns="${SVG}"` : ""}${attributesOf(tag)}>`;
    open.push(local);
  });
  parser.on("closetag", () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const local = open.pop();
    if (local !== undefined) out += `</${local}>`;
  });
  const addStyle = (style: string) => {
    if (skipped > 0 || open.at(-1) !== "style") return;
    if (isOutside(style, true) || /clip-path|filter|mask/i.test(style)) refuse(OUTSIDE);
    out += escape(style);
  };
  parser.on("text", addStyle);
  parser.on("cdata", addStyle);
  try {
    parser.write(text).close();
  } catch {
    refuse(BROKEN);
  }
  if (used.some((id) => !shapes.has(id)))
    refuse("The SVG repeats a group of shapes by reference. Expand it into plain shapes, or send a PNG.");
  return fault === null ? { svg: out } : { words: fault };
}
