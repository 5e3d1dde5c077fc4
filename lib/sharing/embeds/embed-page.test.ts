import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { ChartDocument } from "@/lib/charts/document";
import { toEmbedPage, toEmptyEmbedPage } from "@/lib/sharing/embeds/embed-page";
import { toSnippet } from "@/lib/sharing/embeds/snippet";

const AROUND = { id: "AbC-_efGhiJklMnoPqrStu", theme: "light", origin: "https://granskog.example" } as const;

const documentWith = (word: string): ChartDocument => ({
  figure: "single-country",
  name: "x",
  kicker: word,
  title: word,
  subtitle: word,
  isSample: true,
  years: [2025],
  filters: [],
  facts: [],
  summary: [],
  source: word,
  notes: [],
  pictures: [
    {
      kind: "intervals",
      title: word,
      unit: word,
      digits: 1,
      rows: [
        { label: word, isOwn: true, value: 61.25, low: 58, high: 64 },
        { label: "B", isOwn: false, value: 50, low: null, high: null },
      ],
      line: { value: 55, label: word },
    },
  ],
  tables: [
    {
      name: word,
      columns: [textColumn(word), yearColumn(), numberColumn("Score", "score", 1)],
      rows: [
        [word, 2025, 61.25],
        ["B", 2024, null],
      ],
    },
  ],
});

/** Tags of a page, without the site's own text between them. */
const tags = (page: string) =>
  Array.from(
    page
      .replace(/<style>.*?<\/style>/s, "")
      .replace(/<script>.*?<\/script>/s, "")
      .matchAll(/<\/?([a-z0-9!]+)/g),
    ([, name]) => name ?? "",
  );

test("an embed’s page names a picture for pasted addresses only if the chart has one", () => {
  const drawn = toEmbedPage(documentWith("A"), AROUND);
  expect(drawn).toContain(`<meta property="og:image" content="https://granskog.example/embed/${AROUND.id}/card.png">`);
  expect(drawn).toContain('<meta property="twitter:card" content="summary_large_image">');
  const table = toEmbedPage({ ...documentWith("A"), pictures: [] }, AROUND);
  expect(table).not.toContain("og:image");
  expect(table).toContain('<meta property="twitter:card" content="summary">');
});

test("an embed’s table leaves out empty columns, and gives sentences room", () => {
  const sentence = "Dropped to a lower level in 2024 and stayed there since.";
  const columns = [textColumn("Brand"), textColumn("Alert"), numberColumn("95% from", "points")];
  const tables = [{ name: "Alerts", columns, rows: [["Skärmo", sentence, null] as const] }];
  const page = toEmbedPage({ ...documentWith("A"), pictures: [], tables }, AROUND);
  expect(page).not.toContain("95% from");
  expect(page).toContain(`<td class="sentence" dir="auto">${sentence}</td>`);
  expect(page).toContain('<th scope="row" dir="auto">Skärmo</th>');
});

describe("an embed page", () => {
  test("an embed has the same markup for any text, which never becomes markup", () => {
    const plain = tags(toEmbedPage(documentWith("Havremark"), AROUND));
    const nasty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.constantFrom(
        "</script><script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "var(--evil)",
        "</style>",
        "&lt;b&gt;",
        "]]>",
        "\ud800",
      ),
    );
    fc.assert(
      fc.property(nasty, (word) => {
        const page = toEmbedPage(documentWith(word), AROUND);
        // The number of lines in a label may differ, but not the elements.
        expect(new Set(tags(page))).toEqual(new Set(plain));
        expect(page.match(/<script/g)).toHaveLength(1);
        // Without what is in quotation marks.
        expect(page.replaceAll(/="[^"]*"/g, "")).not.toMatch(/<[^>]*\son\w+/);
      }),
      { numRuns: 60 },
    );
  });

  test("an embed shows the numbers of its document once, and labels sample data", () => {
    const page = toEmbedPage(documentWith("Havremark"), AROUND);
    expect(page).toContain(
      '<td class="number" dir="auto">2025</td><td class="number" dir="auto">61<span class="sign">.</span>3</td>',
    );
    expect(page).toContain('<td class="number" dir="auto">–</td>');
    expect(page).toContain("Sample data");
    expect(page.match(/<svg class="w/g)).toHaveLength(4);
  });

  test("a long list in an embed has eleven rows on a phone and twelve in a wide frame, and says of how many", () => {
    const rows = Array.from({ length: 24 }, (_, at) => ({
      ...{ label: `Brand ${at + 1}`, isOwn: at === 20, value: 90 - at, low: null, high: null },
    }));
    const document = documentWith("Havremark");
    const page = toEmbedPage(
      {
        ...document,
        pictures: document.pictures.map((each) => (each.kind === "intervals" ? { ...each, rows } : each)),
      },
      AROUND,
    );
    expect([...page.matchAll(/>(\d+ of 24 shown)</g)].map(([, said]) => said)).toEqual([
      "11 of 24 shown",
      "11 of 24 shown",
      "12 of 24 shown",
      "12 of 24 shown",
    ]);
    expect(page.split(">Brand 21<")).toHaveLength(5);
  });

  test("an embed of lines says what the dashed one is, since names on a phone stand below the lines", () => {
    const point = [{ year: 2025, value: 70, low: null, high: null }];
    const series = { foreseenFrom: 2030, points: point };
    const page = toEmbedPage(
      {
        ...documentWith("Havremark"),
        pictures: [
          {
            ...{ kind: "lines", title: "Scores", unit: "Score", digits: 1, years: [2025], isReversed: false },
            series: [
              { ...series, name: "Havremark", isOwn: true, isReference: false },
              { ...series, name: "Market average", isOwn: false, isReference: true },
            ],
          },
        ],
      },
      AROUND,
    );
    expect(page).toContain("Havremark. Dashed line: market average.</p>");
  });

  test("an embed loads only two fonts, and its script is far below 20 kB", () => {
    const page = toEmbedPage(documentWith("Havremark"), AROUND);
    expect(page).not.toMatch(/<link (?!rel="alternate")|<img|@import|src="/);
    expect(/<script>(.*?)<\/script>/s.exec(page)?.[1]?.length).toBeLessThan(600);
    expect(readFileSync(path.join(import.meta.dirname, "../../../public/embed.js")).length).toBeLessThan(2_000);
  });

  test("a missing embed gives no reason, at the same length for every address", () => {
    const [one, other] = [
      toEmptyEmbedPage("none", AROUND),
      toEmptyEmbedPage("none", { ...AROUND, id: "x".repeat(22) }),
    ];
    expect(one.replaceAll(AROUND.id, "")).toBe(other.replaceAll("x".repeat(22), ""));
  });
});

test("an embed's snippet is an iframe and a script, whatever the chart's name", () => {
  const snippet = toSnippet({ ...AROUND, theme: "auto", title: 'A "quoted" <b>title</b> & more' });
  expect(snippet).toContain('src="https://granskog.example/embed/AbC-_efGhiJklMnoPqrStu?theme=auto"');
  expect(snippet).toContain('title="A &quot;quoted&quot; &lt;b&gt;title&lt;/b&gt; &amp; more"');
  expect(snippet).toContain('<script async src="https://granskog.example/embed.js"></script>');
});
