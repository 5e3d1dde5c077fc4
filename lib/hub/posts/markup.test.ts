import { describe, expect, it } from "vitest";
import { applyTool, countWords, type Selected, type Tool, withFigure } from "@/lib/hub/posts/markup";

/** `"a [b] c"` with the selection in brackets made of ‹ and ›. */
function at(marked: string): Selected {
  const start = marked.indexOf("‹");
  return { text: marked.replace(/[‹›]/g, ""), start, end: marked.indexOf("›") - 1 };
}
const show = ({ text, start, end }: Selected) => `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

describe("the toolbar", () => {
  it.each<[Tool, string, string]>([
    ["bold", "a ‹score› is", "a **‹score›** is"],
    ["bold", "a **‹score›** is", "a ‹score› is"],
    ["bold", "a ‹score ›is", "a **‹score›** is"],
    ["bold", "a ‹›", "a **‹bold words›**"],
    ["italic", "a ‹score›", "a _‹score›_"],
    ["link", "‹our methods›", "[our methods](‹/address›)"],
    ["link", "‹https://example.org/a›", "[‹words›](https://example.org/a)"],
    ["heading", "One\nTw‹›o\nThree", "One\n## Tw‹›o\nThree"],
    ["heading", "## Tw‹›o", "Tw‹›o"],
    ["heading", "# Tw‹›o", "## Tw‹›o"],
    ["quote", "‹One\nTwo›", "‹> One\n> Two›"],
    ["list", "‹One\n\nTwo›\nThree", "‹- One\n\n- Two›\nThree"],
    ["numbers", "‹- One\n- Two›", "‹1. One\n2. Two›"],
    ["numbers", "‹1. One\n2. Two›", "‹One\nTwo›"],
    ["note", "A sum‹›.\n", "A sum[^1].\n\n[^1]: ‹Words of the note.›"],
    ["note", "A[^1] sum‹›.\n\n[^1]: One", "A[^1] sum[^2].\n\n[^1]: One\n[^2]: ‹Words of the note.›"],
  ])("the toolbar applies %s to %s", (tool, before, after) => expect(show(applyTool(tool, at(before)))).toBe(after));

  it("the toolbar puts a table and a figure into paragraphs of their own", () => {
    expect(show(applyTool("table", at("One‹›\nTwo")))).toMatch(/^One\n\n\| ‹What› \| Figure \|\n[\s\S]+\n\nTwo$/);
    expect(show(withFigure("rank-range", at("‹›")))).toBe("[figure:rank-range]‹›\n");
  });
});

it("the editor counts readable words", () => {
  expect(
    countWords("## One two\n\n[figure:rank-range]\n\nThree [four](/five-six)[^a] – 7.\n\n|---|---|\n\n[^a]: Eight"),
  ).toBe(6);
});
