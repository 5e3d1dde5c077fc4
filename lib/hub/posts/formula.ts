import { textOf, type ProseNode } from "@/lib/hub/posts/prose";

/**
 * Formulas in prose, written in a small subset of TeX and rendered as MathML (https://www.w3.org/TR/mathml-core/),
 * which needs no script: letters, numbers, Unicode signs, `_` and `^` with a letter or a {group}, \frac{}{}, \sqrt{},
 * \hat{}, \bar{}, \text{}. Anything else stops the build.
 */
const PIECE = /\\[a-z]+|\d[\d.]*|[\s\S]/gu;
const SPACE = /\s/u;
/** Greek capitals that stand for an operation are operators. */
const LETTER = /(?![ΣΠΔΦ])\p{L}/u;
const ACCENTS: Record<string, string> = { "\\hat": "^", "\\bar": "¯" };

const node = (tagName: string, children: ProseNode[], properties: Record<string, unknown> = {}): ProseNode => ({
  type: "element",
  tagName,
  properties,
  children,
});
const leaf = (tagName: string, value: string, properties: Record<string, unknown> = {}): ProseNode =>
  node(tagName, [{ type: "text", value }], properties);
const row = (children: ProseNode[]): ProseNode =>
  children.length === 1 ? (children[0] as ProseNode) : node("mrow", children);

/** One formula → a `math` element. */
export function toMathMl(formula: string, isBlock: boolean): ProseNode {
  const pieces = (formula.match(PIECE) ?? []).filter((piece, i, all) => !SPACE.test(piece) || isInText(all, i));
  const read = new Reader(pieces, formula);
  return node("math", [node("mrow", read.rowUntil(null))], isBlock ? { display: "block" } : {});
}

/** Spaces only count inside \text{…}. */
function isInText(pieces: readonly string[], at: number): boolean {
  const opens = pieces.lastIndexOf("\\text", at);
  return opens >= 0 && !pieces.slice(opens, at).includes("}");
}

class Reader {
  private at = 0;
  constructor(
    private readonly pieces: readonly string[],
    private readonly formula: string,
  ) {}

  rowUntil(end: string | null): ProseNode[] {
    const nodes: ProseNode[] = [];
    while (this.pieces[this.at] !== (end ?? undefined)) nodes.push(this.withScripts(this.atom()));
    this.at += 1;
    return nodes;
  }

  private fail(what: string): never {
    throw new Error(`${what} in the formula "${this.formula.trim()}"`);
  }

  private take(expected?: string): string {
    const piece = this.pieces[this.at];
    if (piece === undefined) this.fail("Something is missing at the end");
    if (expected !== undefined && piece !== expected) this.fail(`"${expected}" is missing before "${piece}"`);
    this.at += 1;
    return piece;
  }

  private group(): ProseNode {
    if (this.pieces[this.at] !== "{") return this.atom();
    this.at += 1;
    return row(this.rowUntil("}"));
  }

  private atom(): ProseNode {
    const piece = this.take();
    if (piece === "{") return row(this.rowUntil("}"));
    if (piece === "}" || piece === "_" || piece === "^") this.fail(`"${piece}" stands alone`);
    if (piece === "\\frac") return node("mfrac", [this.group(), this.group()]);
    if (piece === "\\sqrt") return node("msqrt", [this.group()]);
    if (piece === "\\text") return this.words();
    const accent = ACCENTS[piece];
    if (accent) return node("mover", [this.group(), leaf("mo", accent, { stretchy: "false" })], { accent: "true" });
    if (piece.startsWith("\\")) this.fail(`${piece} is not known`);
    if (/^\d/.test(piece)) return leaf("mn", piece);
    if (LETTER.test(piece)) return leaf("mi", piece);
    // Operators keep their size: without a math font large ones would look bad.
    return leaf("mo", piece === "-" ? "−" : piece, "()[]|√∑".includes(piece) ? { stretchy: "false" } : {});
  }

  private words(): ProseNode {
    this.take("{");
    let text = "";
    for (let piece = this.take(); piece !== "}"; piece = this.take()) text += piece;
    return leaf("mtext", text.replaceAll(" ", "\u00A0"));
  }

  private withScripts(base: ProseNode): ProseNode {
    const scripts: Partial<Record<string, ProseNode>> = {};
    for (let sign = this.pieces[this.at]; sign === "_" || sign === "^"; sign = this.pieces[this.at]) {
      this.at += 1;
      scripts[sign] = this.group();
    }
    const { _: below, "^": above } = scripts;
    if (below && above) return node("msubsup", [base, below, above]);
    if (below) return node("msub", [base, below]);
    return above ? node("msup", [base, above]) : base;
  }
}

const isElement = (one: ProseNode | undefined, tagName: string): one is ProseNode => one?.tagName === tagName;

/**
 * Rehype plugin: fenced blocks in the language `math`, one formula per line, and `$…$` in inline code become MathML.
 */
export function formulas() {
  return function set(parent: ProseNode): void {
    parent.children = parent.children?.map((child) => {
      const [code] = child.children ?? [];
      if (isElement(child, "pre") && isElement(code, "code") && isMath(code)) {
        const lines = textOf(code)
          .split("\n")
          .filter((line) => line.trim() !== "");
        // A long formula scrolls in a box that the keyboard can reach.
        return node(
          "div",
          lines.map((line) => toMathMl(line, true)),
          { dataFormula: "", role: "group", ariaLabel: "Formula", tabIndex: 0 },
        );
      }
      const inline = isElement(child, "code") ? /^\$(.+)\$$/.exec(textOf(child)) : null;
      if (inline?.[1]) return toMathMl(inline[1], false);
      set(child);
      return child;
    });
  };
}

function isMath({ properties }: ProseNode): boolean {
  const names = properties?.className;
  return Array.isArray(names) && names.includes("language-math");
}
