import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mentions, termHref, toLetters, toRelatedTerms, type Term } from "@/lib/hub/glossary/term";

const folder = path.resolve(import.meta.dirname, "../../../content/glossary");
const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");
const wordsOf = (file: string) =>
  textOf(file)
    .split("---\n")[2]
    ?.replaceAll(/\]\([^)]*\)/g, "]")
    .match(/\w+/g)?.length ?? 0;
const relatedOf = (file: string) => (/^related: \[(.*)\]$/m.exec(textOf(file))?.[1] ?? "").split(", ");

const term = (slug: string, related: string[] = []): Term => ({
  slug,
  related,
  title: slug,
  description: "",
  definition: "",
  group: "study",
  see: [],
  sources: [],
  updated: "2026-11-22",
  blocks: [],
});

describe("the glossary", () => {
  it("the glossary has at least thirty terms", () => expect(files.length).toBeGreaterThanOrEqual(30));

  it.each(files)("the term %s is explained in detail, with an example", (file) => {
    expect(wordsOf(file)).toBeGreaterThanOrEqual(120);
    expect(wordsOf(file)).toBeLessThanOrEqual(270);
    expect(textOf(file)).toContain("**Example.**");
  });

  it.each(files)("the term %s is related only to other existing terms", (file) => {
    expect(relatedOf(file).filter((slug) => !files.includes(`${slug}.md`) || `${slug}.md` === file)).toEqual([]);
  });

  it("every glossary term has a link from another", () => {
    const reached = new Set(files.flatMap(relatedOf));
    expect(files.filter((file) => !reached.has(file.replace(".md", "")))).toEqual([]);
  });
});

describe("letters", () => {
  it("the glossary's letters contain every term once, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{1,8}$/)), (titles) => {
        const letters = toLetters(titles.map((title) => ({ title })));
        expect(letters.flatMap(({ terms }) => terms.map(({ title }) => title)).sort()).toEqual([...titles].sort());
        expect(letters.every(({ letter, terms }) => terms.every(({ title }) => title.startsWith(letter)))).toBe(true);
        expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length);
      }),
    );
  });
});

it("related terms keep their order, and unknown ones are dropped", () => {
  const terms = [term("a", ["c", "b", "nowhere"]), term("b"), term("c")];
  expect(toRelatedTerms(terms[0] ?? term("a"), terms).map(({ slug }) => slug)).toEqual(["c", "b"]);
});

it("a term is found where it is linked, not where it is only mentioned", () => {
  expect(mentions([{ kind: "html", html: `<p><a href="${termHref("wave")}">wave</a></p>` }], "wave")).toBe(true);
  expect(mentions([{ kind: "html", html: "<p>wave</p>" }], "wave")).toBe(false);
});
