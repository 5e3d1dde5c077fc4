import { describe, expect, it } from "vitest";
import { EMPTY_POST, isSameText, isSlug, LONGEST, postFields, toKeywords, toSlug } from "@/lib/hub/posts/post-form";

describe("the editor's fields", () => {
  it("the editor drops whitespace that readers do not see", () => {
    expect(postFields.title.parse("  How  to\r\nread ")).toBe("How to read");
    expect(postFields.body.parse("One  \r\n\r\nTwo\r")).toBe("One\n\nTwo");
    expect(postFields.coverId.parse("")).toBeNull();
  });

  it("the editor refuses fields that are too long", () => {
    expect(postFields.title.safeParse("x".repeat(LONGEST.title + 1)).success).toBe(false);
    expect(postFields.body.safeParse("x".repeat(LONGEST.body + 1)).success).toBe(false);
    expect(postFields.coverId.safeParse("../../etc").success).toBe(false);
  });

  it("the editor separates keywords by commas, each once", () => {
    expect(toKeywords("claims,  EU   rules,,claims, ")).toEqual(["claims", "EU rules"]);
  });

  it("two post texts are equal when every field is", () => {
    const text = { ...EMPTY_POST, title: "A", keywords: ["x", "y"] };
    expect(isSameText(text, { ...text, keywords: ["x", "y"] })).toBe(true);
    expect(isSameText(text, { ...text, keywords: ["x"] })).toBe(false);
    expect(isSameText(text, { ...text, coverAlt: "A wood" })).toBe(false);
  });
});

describe("an address", () => {
  it.each([
    ["How to read a score", "how-to-read-a-score"],
    ["  Årets 100 märken – och du?  ", "arets-100-marken-och-du"],
    ["…", ""],
  ])("the title %s gives the right address", (title, slug) => expect(toSlug(title)).toBe(slug));

  it("a post's address ends with a whole word", () => {
    const slug = toSlug("a very long title ".repeat(12));
    expect(slug.length).toBeLessThanOrEqual(LONGEST.slug);
    expect(slug).toMatch(/-(?:a|very|long|title)$/);
    expect(isSlug(slug)).toBe(true);
  });

  it.each(["Upper", "a--b", "-a", "a/b", "", "å"])("%s is not a valid address of a post", (text) =>
    expect(isSlug(text)).toBe(false),
  );
});
