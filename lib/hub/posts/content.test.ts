import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toAnchor } from "@/lib/hub/posts/prose";

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const articles = globSync("content/{blog,help,help/topics,hub,legal,study,study/methods}/*.md", { cwd: root });

/** The file with the text shown at an address, if there is one. */
function textBehind(path: string): string | null {
  const [, area = "", slug = ""] =
    /^\/(about-study|sustainability-branding-hub\/(?:insights|glossary))\/([a-z-]+)$/.exec(path) ?? [];
  if (slug === "study-files") return "content/help/study-files.md";
  if (area === "about-study") return `content/study/methods/${slug}.md`;
  if (area.endsWith("/glossary")) return `content/glossary/${slug}.md`;
  if (area) return `content/blog/${slug}.md`;
  return path === "/about-study" ? "content/study/about-study.md" : null;
}

/** Whether the address leads to a page of the site, and to an anchor on it. */
function leadsSomewhere(href: string): boolean {
  const [address = "", anchor] = href.split("#");
  const text = textBehind(address);
  if (text !== null) {
    if (!existsSync(path.join(root, text))) return false;
    const headings = [...read(text).matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => toAnchor(heading));
    return anchor === undefined || headings.includes(anchor);
  }
  if (/^\/rankings\/(?:sweden|norway|denmark|finland|netherlands)$/.test(address)) return true;
  return existsSync(path.join(root, "app/(public)", address, "page.tsx"));
}

describe("the texts in content/", () => {
  it("the texts in content/ are complete", () => expect(articles.length).toBeGreaterThanOrEqual(24));

  it.each(articles)("%s links only to existing pages", (file) => {
    const links = [...read(file).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href = ""]) => href);
    expect(links.filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  it.each(articles)("%s uses only existing figures", (file) => {
    const drawn = [
      "components/hub/explanatory-figure",
      "components/hub/legal/legal-figures",
      "app/(public)/cookie-settings/page",
      "app/(public)/about-study/page",
      "app/(public)/about-study/[method]/page",
    ]
      .map((file) => read(`${file}.tsx`))
      .join("\n");
    const named = [...read(file).matchAll(/^\[figure:([a-z-]+)\]$/gm)].map(([, name = ""]) => name);
    expect(named.filter((name) => !drawn.includes(`"${name}"`) && !drawn.includes(` ${name}: `))).toEqual([]);
  });

  it("texts have unique titles and descriptions", () => {
    for (const field of ["title", "description"]) {
      const values = articles.map((file) =>
        read(file)
          .split("\n")
          .find((line) => line.startsWith(`${field}: `)),
      );
      expect(new Set(values).size).toBe(articles.length);
    }
  });

  it("the cookie page lists every key and cookie the site stores in a browser", () => {
    const files = globSync("{components,lib}/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
    const sources = files.map(read).join("\n");
    const text = (name: string) =>
      (sources.split(` ${name} = "`)[1] ?? sources.split(` ${name}: "`)[1])?.split('"')[0] ?? name;
    const calls = [...sources.matchAll(/Storage\.setItem\((?:KEYS\.)?(\w+)/g)].map(([, name = ""]) => text(name));
    const cookies = [...sources.matchAll(/const (\w+_COOKIE) = "/g)].map(([, name = ""]) => text(name));
    expect(calls.length).toBeGreaterThan(3);
    expect(cookies.length).toBeGreaterThan(3);
    const page = read("content/legal/cookie-settings.md");
    expect([...calls, ...cookies].filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});
