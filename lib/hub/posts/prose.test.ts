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
  ])("%s → %s", (heading, anchor) => expect(toAnchor(heading)).toBe(anchor));
});

describe("headingAnchors", () => {
  it("names second-level headings", () => {
    const tree = root(tag("h2", [text("Read "), tag("em", [text("on")])]), tag("h3", [text("Not")]));
    headingAnchors()(tree);
    expect(tree.children?.map((node) => node.properties?.id)).toEqual(["read-on", undefined]);
  });
  it("refuses duplicates", () => {
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

  it("places each note directly after its block", () => {
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
  it("keeps the notes of one block together, in order", () => {
    const tree = root(tag("p", [text("A"), reference("1"), reference("2")]), notes("one", "two"));
    sideNotes()(tree);
    expect(tree.children?.map(({ tagName }) => tagName)).toEqual(["p", "div"]);
    expect(tree.children?.[1]?.children?.map(textOf)).toEqual(["1 one", "2 two"]);
  });
  it("refuses a note without text", () => {
    expect(() => sideNotes()(root(tag("p", [reference("2")]), notes("one")))).toThrow("Note 2 has no text");
  });
});

describe("tablesInRegions", () => {
  it("makes wide tables focusable regions", () => {
    const tree = root(tag("table", []));
    tablesInRegions()(tree);
    expect(tree.children?.[0]).toMatchObject({ tagName: "div", properties: { role: "region", tabIndex: 0 } });
  });
});

describe("spacedDashes", () => {
  it("is used between numbers, not words", () => {
    const tree = root(tag("p", [text("2–9, Klein–Wright")]));
    spacedDashes()(tree);
    expect(textOf(tree)).toBe("2\u2060\u200A–\u200A\u20609, Klein–Wright");
  });
});
