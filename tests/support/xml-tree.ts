import { SaxesParser } from "saxes";

/** An element of an XML document; names carry their prefix as written. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/**
 * Reads XML as the standard has it.
 * @throws where the document is not well-formed
 */
export function readXml(xml: string): XmlElement {
  const document: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  const top = () => open.at(-1) ?? document;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = {
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
      text: "",
      children: [],
    };
    top().children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    top().text += text;
  });
  parser.on("cdata", (text) => {
    top().text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error("A document without an element");
  return root;
}

/** All elements of that name, the element itself included, in the order of the document. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return [...(element.name === name ? [element] : []), ...element.children.flatMap((child) => elementsOf(child, name))];
}

/** The text of the first child of that name, or null. */
export const childText = (element: XmlElement, name: string): string | null =>
  element.children.find((child) => child.name === name)?.text ?? null;
