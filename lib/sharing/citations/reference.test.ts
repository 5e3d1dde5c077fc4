import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeBibtex, toReference } from "@/lib/sharing/citations/reference";

const CITED = {
  id: "AbC-_efGhiJklMnoPqrStu",
  title: "Food in Sweden, 2023–2025",
  kicker: "Single country",
  publishedAt: "2026-11-20T23:30:00.000Z",
  citedAt: "2027-01-02T03:04:05.000Z",
  isSample: false,
  sha256: "ab".repeat(32),
};
const ORIGIN = "https://granskog.example";

/** The text that TeX prints for an escaped text. */
const NAMES: Record<string, string> = {
  textbackslash: "\\",
  textbraceleft: "{",
  textbraceright: "}",
  textasciitilde: "~",
  textasciicircum: "^",
};
const typeset = (text: string) =>
  text.replaceAll(
    /\\(?:([a-z]+)\{\}|([&%$#_]))/g,
    (_, name: string | undefined, letter: string | undefined) => letter ?? NAMES[name ?? ""] ?? "?",
  );

describe("a reference", () => {
  test("a reference names publisher, title, both dates and the address", () => {
    const { url, apa, chicago, bibtex } = toReference(CITED, ORIGIN);
    expect(url).toBe("https://granskog.example/cite/AbC-_efGhiJklMnoPqrStu");
    expect(apa).toBe(
      `Granskog. (2026, November 20). Food in Sweden, 2023–2025 (version of January 2, 2027) [Chart]. ${url}`,
    );
    expect(chicago).toBe(
      `Granskog. “Food in Sweden, 2023–2025.” Chart. Single country. Published November 20, 2026; version of January 2, 2027. ${url}.`,
    );
    expect(bibtex).toContain("@misc{granskog2026AbCefG,");
    expect(bibtex).toContain("  title = {{Food in Sweden, 2023–2025}},");
    expect(bibtex).toContain(`howpublished = {\\url{${url}}}`);
    expect(bibtex).toContain("ab".repeat(32));
  });

  test("a reference labels invented data and nests quotation marks correctly", () => {
    const { apa, chicago, bibtex } = toReference({ ...CITED, isSample: true, title: 'Is "Havremark" ahead?' }, ORIGIN);
    for (const text of [apa, chicago, bibtex]) expect(text).toContain("Chart with sample data");
    expect(chicago).toContain("“Is ‘Havremark’ ahead?”");
  });
});

describe("text in BibTeX", () => {
  test("text in BibTeX is read back unchanged and contains no command", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...Array.from("\\{}~^&%$#_a å")) })),
        (text) => {
          const escaped = escapeBibtex(text);
          expect(typeset(escaped)).toBe(text.replaceAll(/\s+/g, " "));
          let depth = 0;
          for (const letter of escaped) {
            depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
            expect(depth).toBeGreaterThanOrEqual(0);
          }
          expect(depth).toBe(0);
          expect(escaped.replaceAll(/\\[a-z]+\{\}|\\[&%$#_]/g, "")).not.toMatch(/[\\{}~^&%$#_]/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
