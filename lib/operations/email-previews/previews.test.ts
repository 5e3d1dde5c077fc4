import { describe, expect, it } from "vitest";
import { forbiddenIn, longSentencesIn, typographyIn } from "@/tests/support/words/faults";
import { PREVIEW_KINDS, writePreview } from "./previews";

describe.each(PREVIEW_KINDS)("the email %s", (kind) => {
  it("the email keeps to the style guide", async () => {
    const { text, html } = await writePreview(kind);
    expect([...forbiddenIn(text), ...typographyIn(text), ...longSentencesIn(text)]).toEqual([]);
    expect(html).not.toBe("");
  });
});
