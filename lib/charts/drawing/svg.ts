import { toElement } from "@/lib/charts/drawing/elements";
import type { Scene } from "@/lib/charts/drawing/scene";

/** Whether XML can contain this character: not control characters, half surrogate pairs or non-characters. */
function isPrintable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 32
    ? code !== 0xfffe && code !== 0xffff && (code < 0xd800 || code > 0xdfff)
    : code === 9 || code === 10 || code === 13;
}

const escape = (text: string): string =>
  Array.from(text)
    .filter(isPrintable)
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
const toName = (attribute: string): string => attribute.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fonts by name: a viewer without ours uses its own. */
const FONTS = "'Schibsted Grotesk', 'Helvetica Neue', Arial, sans-serif";

interface Words {
  title: string;
  description: string;
}

/** A drawing as a file, with its title and description for people who cannot see it. */
export function toSvg({ width, height, marks }: Scene, { title, description }: Words): string {
  const body = marks.map((mark) => {
    const { tag, attributes, text } = toElement(mark);
    const written = Object.entries(attributes)
      .map(([name, value]) => ` ${toName(name)}="${escape(String(value))}"`)
      .join("");
    return text === undefined ? `<${tag}${written}/>` : `<${tag}${written}>${escape(text)}</${tag}>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}" font-family="${FONTS}">`,
    `<title>${escape(title)}</title><desc>${escape(description)}</desc>`,
    ...body,
    "</svg>",
  ].join("\n");
}
