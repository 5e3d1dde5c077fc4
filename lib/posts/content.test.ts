import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const articles = globSync("content/{blog,hub,legal,study}/*.md", { cwd: root });

/** Does the address lead to a page of the site? */
function leadsSomewhere(href: string): boolean {
  const post = /^\/sustainability-branding-hub\/insights\/([a-z-]+)$/.exec(href);
  if (post) return existsSync(path.join(root, `content/blog/${post[1]}.md`));
  if (/^\/rankings\/(?:sweden|norway|denmark|finland|netherlands)$/.test(href)) return true;
  return existsSync(path.join(root, "app/(public)", href, "page.tsx"));
}

describe("the texts in content/", () => {
  it("are all there", () => expect(articles.length).toBeGreaterThanOrEqual(13));

  it.each(articles)("%s links only to pages there are", (file) => {
    const links = [...read(file).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, href = ""]) => href);
    expect(links.filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  it.each(articles)("%s asks only for figures there are", (file) => {
    const drawn = read("components/hub/explanatory-figure.tsx");
    const named = [...read(file).matchAll(/^\[figure:([a-z-]+)\]$/gm)].map(([, name = ""]) => name);
    expect(named.filter((name) => !drawn.includes(`"${name}"`))).toEqual([]);
  });

  it("have titles and descriptions of their own", () => {
    for (const field of ["title", "description"]) {
      const values = articles.map((file) => read(file).split("\n").find((line) => line.startsWith(`${field}: `)));
      expect(new Set(values).size).toBe(articles.length);
    }
  });

  it("name every key and cookie the site keeps in a visitor's browser", () => {
    const files = globSync("{components,lib}/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
    const sources = files.map(read).join("\n");
    const text = (name: string) => (sources.split(` ${name} = "`)[1] ?? sources.split(` ${name}: "`)[1])?.split('"')[0] ?? name;
    const calls = [...sources.matchAll(/Storage\.setItem\((?:KEYS\.)?(\w+)/g)].map(([, name = ""]) => text(name));
    const cookies = [...sources.matchAll(/const (\w+_COOKIE) = "/g)].map(([, name = ""]) => text(name));
    expect(calls.length).toBeGreaterThan(3);
    expect(cookies.length).toBeGreaterThan(3);
    const page = read("content/legal/cookie-settings.md");
    expect([...calls, ...cookies].filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});
