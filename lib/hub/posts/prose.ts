/**
 * Markdown to HTML, our part: changes to the tree between the parser and the string. Runs at build time only. Trees are
 * hast (https://github.com/syntax-tree/hast); only the fields used here are typed.
 */
export type ProseNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: ProseNode[];
};

/** Text of a node and everything below it. */
export function textOf(node: ProseNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

/** `"What a rank needs"` → `what-a-rank-needs`; the same for every study. */
export function toAnchor(heading: string): string {
  return heading
    .replace(/\{\{.*?\}\}/g, "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function element(tagName: string, properties: Record<string, unknown>, children: ProseNode[]): ProseNode {
  return { type: "element", tagName, properties, children };
}

/** Rehype plugin: gives each second-level heading its own anchor. Two equal headings are an error. */
export function headingAnchors() {
  return (tree: ProseNode) => {
    const seen = new Set<string>();
    for (const node of tree.children ?? []) {
      if (node.tagName !== "h2" || node.properties?.className) continue;
      const id = toAnchor(textOf(node));
      if (seen.has(id)) throw new Error(`Two headings share the anchor "${id}"`);
      seen.add(id);
      node.properties = { ...node.properties, id };
    }
  };
}

/** Rehype plugin: puts a table in a scrolling box that the keyboard can reach. */
export function tablesInRegions() {
  return (tree: ProseNode) => {
    let count = 0;
    tree.children = (tree.children ?? []).map((node) => {
      if (node.tagName !== "table") return node;
      count += 1;
      const region = { role: "region", tabIndex: 0, ariaLabel: `Table ${count}` };
      return element("div", region, [node]);
    });
  };
}

const BARE_DASH = /(\d)–(\d)/g;

/** Rehype plugin: puts non-breaking hair spaces around an en dash between numbers, as everywhere on the site. */
export function spacedDashes() {
  return function space(node: ProseNode): void {
    if (node.value) node.value = node.value.replace(BARE_DASH, "$1\u2060\u200A–\u200A\u2060$2");
    node.children?.forEach(space);
  };
}

function isFootnotes(node: ProseNode): boolean {
  return node.tagName === "section" && "dataFootnotes" in (node.properties ?? {});
}

function referencesIn(node: ProseNode): ProseNode[] {
  if ("dataFootnoteRef" in (node.properties ?? {})) return [node];
  return (node.children ?? []).flatMap(referencesIn);
}

function withoutBackReferences(node: ProseNode): ProseNode {
  const children = (node.children ?? [])
    .filter((child) => !("dataFootnoteBackref" in (child.properties ?? {})))
    .map(withoutBackReferences);
  return node.children ? { ...node, children } : node;
}

/**
 * Rehype plugin: turns footnotes into side notes right after the paragraph that refers to them, so a phone shows them
 * in place and a wide screen in the margin.
 */
export function sideNotes() {
  return (tree: ProseNode) => {
    const blocks = tree.children ?? [];
    const section = blocks.find(isFootnotes);
    if (!section) return;
    const list = section.children?.find((node) => node.tagName === "ol");
    const bodies = (list?.children ?? []).filter((node) => node.tagName === "li");
    tree.children = blocks
      .filter((node) => node !== section)
      .flatMap((block) => {
        const references = referencesIn(block);
        if (references.length === 0) return [block];
        const notes = references.map((reference) => toNote(reference, bodies));
        // In the margin the notes of one block are stacked.
        return [block, ...(notes.length > 1 ? [element("div", { dataNotes: "" }, notes)] : notes)];
      });
  };
}

function toNote(reference: ProseNode, bodies: ProseNode[]): ProseNode {
  const number = textOf(reference);
  const body = bodies[Number(number) - 1];
  if (!body) throw new Error(`Note ${number} has no text`);
  reference.properties = { href: `#note-${number}`, ariaLabel: `Note ${number}`, dataNote: "" };
  const words = (body.children ?? []).flatMap((child) => withoutBackReferences(child).children ?? []);
  const label = element("span", {}, [{ type: "text", value: `${number} ` }]);
  return element("aside", { id: `note-${number}`, role: "note" }, [label, ...words]);
}
