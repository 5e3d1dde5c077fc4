import { describe, expect, it } from "vitest";
import { formulas, toMathMl } from "@/lib/hub/posts/formula";
import { textOf, type ProseNode } from "@/lib/hub/posts/prose";

/** The tree in short form: `msub(mi[p] mi[e])`. */
function draw({ tagName, children = [], value }: ProseNode): string {
  if (value !== undefined) return value;
  const inner = children.map(draw).join(" ");
  return /^m[inot]$|^mtext$/.test(tagName ?? "") ? `${tagName}[${inner}]` : `${tagName}(${inner})`;
}

describe("toMathMl", () => {
  it.each([
    ["S = 100", "mi[S] mo[=] mn[100]"],
    ["p_e", "msub(mi[p] mi[e])"],
    ["n_\\text{eff}", "msub(mi[n] mtext[eff])"],
    ["x^2_i", "msubsup(mi[x] mi[i] mn[2])"],
    ["\\frac{n}{d + 1}", "mfrac(mi[n] mrow(mi[d] mo[+] mn[1]))"],
    ["\\sqrt{n}", "msqrt(mi[n])"],
    ["\\hat{θ} - 1.96", "mover(mi[θ] mo[^]) mo[−] mn[1.96]"],
    ["\\text{market mean}", "mtext[market\u00A0mean]"],
  ])("the formula %s is written as MathML", (formula, expected) => {
    expect(draw(toMathMl(formula, false))).toBe(`math(mrow(${expected}))`);
  });

  it.each(["\\frac{1}", "{x", "x_", "\\alpha", "}", "_2"])("the formula %s is refused by name", (formula) => {
    expect(() => toMathMl(formula, true)).toThrow(formula.trim());
  });
});

describe("formulas in prose", () => {
  const text = (value: string): ProseNode => ({ type: "text", value });
  const code = (value: string, className?: string[]): ProseNode => ({
    type: "element",
    tagName: "code",
    properties: className ? { className } : {},
    children: [text(value)],
  });

  it("formulas are rendered in blocks and marked code, and other code is left alone", () => {
    const pre: ProseNode = { type: "element", tagName: "pre", children: [code("a = b\n\nc = d\n", ["language-math"])] };
    const plain = code("npm start");
    const paragraph: ProseNode = { type: "element", tagName: "p", children: [code("$n_e$"), plain] };
    const tree: ProseNode = { type: "root", children: [pre, paragraph] };
    formulas()(tree);
    const [box] = tree.children ?? [];
    expect(box?.children?.map(({ tagName, properties }) => [tagName, properties?.display])).toEqual([
      ["math", "block"],
      ["math", "block"],
    ]);
    expect(paragraph.children?.map(({ tagName }) => tagName)).toEqual(["math", "code"]);
    expect(textOf(paragraph)).toBe("nenpm start");
  });
});
