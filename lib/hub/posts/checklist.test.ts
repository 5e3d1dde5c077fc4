import { describe, expect, it } from "vitest";
import { checklists } from "@/lib/hub/posts/checklist";
import { textOf, type ProseNode } from "@/lib/hub/posts/prose";
import { renderMarkdown } from "@/lib/hub/posts/render";

const text = (value: string): ProseNode => ({ type: "text", value });
const element = (tagName: string, children: ProseNode[], properties: Record<string, unknown> = {}): ProseNode => ({
  type: "element",
  tagName,
  properties,
  children,
});

describe("a list of tasks", () => {
  it("a list of tasks becomes checkboxes with labels", () => {
    const { blocks } = renderMarkdown("- [ ] Say *how much*.\n- [x] Say since when.\n");
    expect(blocks).toEqual([
      {
        kind: "html",
        html: '<ul data-checklist="">\n<li data-check=""><label><input type="checkbox"><span> Say <em>how much</em>.</span></label></li>\n<li data-check=""><label><input type="checkbox" checked><span> Say since when.</span></label></li>\n</ul><p data-check-note="">Your ticks are saved in this browser only.</p>',
      },
    ]);
  });

  it("a list of tasks keeps every word, even in paragraphs", () => {
    const item = element("li", [
      element("p", [element("input", [], { type: "checkbox", disabled: true }), text(" One.")]),
      element("p", [text("More.")]),
    ]);
    const tree = element("root", [element("ul", [item])]);
    checklists()(tree);
    expect(textOf(tree)).toContain("One.");
    expect(textOf(tree)).toContain("More.");
    expect(JSON.stringify(tree)).not.toContain("disabled");
  });

  it("other lists are left unchanged", () => {
    const tree = element("root", [element("ul", [element("li", [text("A point")])]), element("p", [text("Words")])]);
    const before = structuredClone(tree);
    checklists()(tree);
    expect(tree).toEqual(before);
  });
});
