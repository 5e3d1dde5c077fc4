import { describe, expect, it } from "vitest";
import {
  headingAnchors,
  sideNotes,
  spacedDashes,
  tablesInRegions,
  textOf,
  toAnchor,
  type ProseNode,
} from "@/lib/hub/posts/prose";

const text = (value: string): ProseNode => ({ type: "text", value });
const tag = (tagName: string, children: ProseNode[], properties: Record<string, unknown> = {}): ProseNode => ({
  type: "element",
  tagName,
  properties,
  children,
});
const root = (...children: ProseNode[]): ProseNode => ({ type: "root", children });

describe("toAnchor", () => {
  it.each([
    ["What a rank needs", "what-a-rank-needs"],
    ["Don’t know: is it 5%?", "dont-know-is-it-5"],
    ["Å, Ö and é", "a-o-and-e"],
  ])("the heading %s has the anchor %s", (heading, anchor) => expect(toAnchor(heading)).toBe(anchor));
});

describe("headingAnchors", () => {
  it("second-level headings get anchors", () => {
    const tree = root(tag("h2", [text("Read "), tag("em", [text("on")])]), tag("h3", [text("Not")]));
    headingAnchors()(tree);
    expect(tree.children?.map((node) => node.properties?.id)).toEqual(["read-on", undefined]);
  });
  it("headings with the same anchor are refused", () => {
    const tree = root(tag("h2", [text("Same")]), tag("h2", [text("Same!")]));
    expect(() => headingAnchors()(tree)).toThrow('share the anchor "same"');
  });
});

describe("sideNotes", () => {
  const reference = (number: string) => tag("sup", [tag("a", [text(number)], { dataFootnoteRef: "" })]);
  const notes = (...bodies: string[]) =>
    tag(
      "section",
      [
        tag(
          "ol",
          bodies.map((body) => tag("li", [tag("p", [text(body), tag("a", [text("↩")], { dataFootnoteBackref: "" })])])),
        ),
      ],
      {
        dataFootnotes: "",
      },
    );

  it("each side note is placed directly after its block", () => {
    const tree = root(
      tag("p", [text("A"), reference("1")]),
      tag("p", [text("B")]),
      tag("p", [reference("2")]),
      notes("one", "two"),
    );
    sideNotes()(tree);
    expect(tree.children?.map(({ tagName }) => tagName)).toEqual(["p", "aside", "p", "p", "aside"]);
    expect(textOf(tree.children?.[1] ?? text(""))).toBe("1 one");
    expect(tree.children?.[4]?.properties).toMatchObject({ id: "note-2", role: "note" });
  });
  it("side notes of one block stay together, in order", () => {
    const tree = root(tag("p", [text("A"), reference("1"), reference("2")]), notes("one", "two"));
    sideNotes()(tree);
    expect(tree.children?.map(({ tagName }) => tagName)).toEqual(["p", "div"]);
    expect(tree.children?.[1]?.children?.map(textOf)).toEqual(["1 one", "2 two"]);
  });
  it("a side note without text is refused", () => {
    expect(() => sideNotes()(root(tag("p", [reference("2")]), notes("one")))).toThrow("Note 2 has no text");
  });
});

describe("tablesInRegions", () => {
  it("wide tables become regions that can be focused", () => {
    const tree = root(tag("table", []));
    tablesInRegions()(tree);
    expect(tree.children?.[0]).toMatchObject({ tagName: "div", properties: { role: "region", tabIndex: 0 } });
  });
});

describe("spacedDashes", () => {
  it("a dash gets hair spaces between numbers, not words", () => {
    const tree = root(tag("p", [text("2–9, Klein–Wright")]));
    spacedDashes()(tree);
    expect(textOf(tree)).toBe("2\u2060\u200A–\u200A\u20609, Klein–Wright");
  });
});
