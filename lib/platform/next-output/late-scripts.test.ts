import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";
import { FONT_LOADER, LATE_LOADER, letScriptsWait, withoutLateScripts } from "@/lib/platform/next-output/late-scripts";

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

class FakeSheet {
  text?: string;
  replaceSync(text: string) {
    this.text = text;
  }
}

describe("letScriptsWait", () => {
  test("scripts move to the end of the page, in order, and nothing preloads them", () => {
    const made = letScriptsWait(
      page(HEAD + OLD, '<p>Text</p><script src="/_next/static/chunks/c.js" async=""></script>'),
    );
    expect(made).toBe(
      page(
        OLD,
        `<p>Text</p><script data-files="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/c.js">${LATE_LOADER}</script>`,
      ),
    );
  });

  test("a page with a nonce has it on both loaders", () => {
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
    const made = letScriptsWait(
      page(font, '<p>Text</p><script src="/_next/static/chunks/a.js" async="" nonce="a+B/c=="></script>'),
    );
    expect(made).toContain('<script data-fonts="/_next/static/media/a.woff2" nonce="a+B/c==">');
    expect(made).toContain('<p>Text</p><script data-files="/_next/static/chunks/a.js" nonce="a+B/c==">');
  });

  test("the page's own inline scripts stay in place", () => {
    const made = letScriptsWait(
      page(
        `<script>early()</script>${HEAD}`,
        '<script>self.__next_f.push([1,"<script src=\\"/_next/static/chunks/x.js\\" async=\\"\\">"])</script>',
      ),
    );
    expect(inlineScripts(made)).toEqual([
      "early()",
      'self.__next_f.push([1,"<script src=\\"/_next/static/chunks/x.js\\" async=\\"\\">"])',
      LATE_LOADER,
    ]);
  });

  test.each([
    ["no scripts", page("")],
    ["scripts of others", page('<script src="https://elsewhere.test/a.js" async=""></script>')],
    ["no end", page(HEAD).slice(0, -7)],
    ["no beginning", page(HEAD).slice(9)],
  ])("a page with %s is unchanged", (_, html) => expect(letScriptsWait(html)).toBe(html));

  test("fonts stay preloaded for returning visitors", () => {
    const font = (name: string) =>
      `<link rel="preload" href="/_next/static/media/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`;
    const picture = '<link rel="preload" href="/_next/static/media/a.avif" as="image"/>';
    const made = letScriptsWait(page(font("a") + picture + font("b") + HEAD));
    expect(made).toContain(
      `<head>${picture}<script data-fonts="/_next/static/media/a.woff2 /_next/static/media/b.woff2">${FONT_LOADER}</script></head>`,
    );
    expect(withoutLateScripts(made)).toBe(page(picture));
  });

  test.each([
    [true, []],
    [false, ["/a.woff2", "/b.woff2"]],
  ])("on a first visit (%s) fonts are not preloaded", (isFirstVisit, expected) => {
    const made: { href?: string; rel?: string; as?: string; crossOrigin?: string }[] = [];
    const document = {
      adoptedStyleSheets: [],
      styleSheets: [],
      documentElement: { dataset: isFirstVisit ? { asksCookies: "" } : {} },
      currentScript: { dataset: { fonts: "/a.woff2 /b.woff2" } },
      createElement: () => ({}),
      head: { append: (link: object) => made.push(link) },
    };
    runInNewContext(FONT_LOADER, { document, self: {} });
    expect(made.map(({ href }) => href)).toEqual(expected);
    expect(made.every(({ rel, as, crossOrigin }) => rel === "preload" && as === "font" && crossOrigin === "")).toBe(
      true,
    );
  });

  test("on a first visit the faces that have files leave their sheets, and come back once those are loaded", () => {
    const rule = (type: number, cssText: string) => ({ type, cssText });
    const kept = [
      rule(5, '@font-face { font-family: stand-in; src: local("Arial"); }'),
      rule(1, "p { color: url(x); }"),
    ];
    const rules = [
      rule(5, '@font-face { font-family: a; src: url("../media/a.woff2") format("woff2"); }'),
      ...kept,
      rule(5, "@font-face { font-family: b; src: url(/b.woff2); unicode-range: U+100; }"),
    ];
    const sheet = {
      href: "https://site.test/_next/static/chunks/a.css",
      cssRules: rules,
      deleteRule: (index: number) => rules.splice(index, 1),
    };
    const closed = {
      get cssRules(): never {
        throw new Error("Of another site.");
      },
    };
    const links: { href: string; onload: () => void; onerror: () => void }[] = [];
    const adopted: FakeSheet[] = [];
    const context = {
      URL,
      CSSStyleSheet: FakeSheet,
      self: {} as { lateFaces?: () => void },
      document: {
        adoptedStyleSheets: adopted,
        styleSheets: [closed, sheet],
        documentElement: { dataset: { asksCookies: "" } },
        currentScript: { dataset: { fonts: "/a.woff2 /c.woff2" } },
        createElement: () => ({}),
        head: { append: (link: (typeof links)[number]) => links.push(link) },
      },
    };
    runInNewContext(FONT_LOADER, context);
    expect(rules).toEqual(kept);
    expect(links).toEqual([]);
    context.self.lateFaces?.();
    expect(links.map(({ href }) => href)).toEqual(["/a.woff2", "/c.woff2"]);
    links[0]?.onload();
    expect(adopted).toEqual([]);
    // Text is then shown in the face beside the one that could not be loaded.
    links[1]?.onerror();
    expect(adopted.map(({ text }) => text)).toEqual([
      '@font-face { font-family: a; src: url("https://site.test/_next/static/media/a.woff2") format("woff2"); }' +
        '@font-face { font-family: b; src: url("https://site.test/b.woff2"); unicode-range: U+100; }',
    ]);
  });

  test("moving the scripts can be reversed completely", () => {
    expect(withoutLateScripts(letScriptsWait(page(HEAD + OLD, "<p>Text</p>")))).toBe(page(OLD, "<p>Text</p>"));
    expect(withoutLateScripts(page(HEAD))).toBe(page(HEAD));
  });

  test("moving the scripts twice is the same as once", () => {
    const once = letScriptsWait(page(HEAD));
    expect(letScriptsWait(once)).toBe(once);
  });
});

/** The parts of a browser that the loader uses. */
function open({
  isFirstVisit,
  isHidden = false,
  tellsPaints = true,
  known = "61px",
}: {
  isFirstVisit: boolean;
  isHidden?: boolean;
  tellsPaints?: boolean;
  /** The height of the cookie question that its styles say. */
  known?: string;
}) {
  const fetched: string[] = [];
  const root: Record<string, string> = isFirstVisit ? { asksCookies: "" } : {};
  const told: Record<string, string> = {};
  const listeners: (() => void)[] = [];
  const timers: { run: () => void; delay: number }[] = [];
  let report: (names: string[]) => void = () => undefined;
  class PerformanceObserver {
    constructor(listen: (list: { getEntriesByName(name: string): string[] }) => void) {
      report = (names) => listen({ getEntriesByName: (name) => names.filter((each) => each === name) });
    }
    observe() {}
  }
  const document = {
    hidden: isHidden,
    documentElement: {
      dataset: root,
      style: { setProperty: (name: string, value: string) => Object.assign(told, { [name]: value }) },
    },
    querySelector: (selector: string) => (selector === "[data-slot=consent-banner]" ? { offsetHeight: 118 } : null),
    currentScript: { dataset: { files: "/a.js /b.js" } },
    createElement: () => ({}),
    head: { append: (script: { src: string }) => fetched.push(script.src) },
  };
  let faces = 0;
  const lateFaces = isFirstVisit ? () => (faces += 1) : undefined;
  runInNewContext(LATE_LOADER, {
    document,
    self: { lateFaces },
    lateFaces,
    getComputedStyle: () => ({ getPropertyValue: () => known }),
    ...(tellsPaints ? { PerformanceObserver } : {}),
    addEventListener: (_: string, run: () => void) => listeners.push(run),
    setTimeout: (run: () => void, delay: number) => timers.push({ run, delay }),
  });
  return {
    fetched,
    faces: () => faces,
    told,
    timers,
    paint: (...names: string[]) => report(names),
    load: () => listeners.forEach((run) => run()),
    pass: () => timers.forEach(({ run }) => run()),
  };
}

describe("the loader", () => {
  test("the height of the cookie question is told with the first paint, and only where it is asked", () => {
    const [first, returning] = [open({ isFirstVisit: true }), open({ isFirstVisit: false })];
    expect(first.told).toEqual({});
    first.paint("first-contentful-paint");
    expect(first.told).toEqual({ "--cookie-banner": "118px" });
    expect(returning.told).toEqual({});
  });

  test.each([
    ["118px", {}],
    ["117px", {}],
    ["116px", { "--cookie-banner": "118px" }],
    ["", { "--cookie-banner": "118px" }],
  ])("the height of the cookie question is told unless its styles have it (%s)", (known, expected) => {
    const first = open({ isFirstVisit: true, known });
    first.paint("first-contentful-paint");
    expect(first.told).toEqual(expected);
  });

  test("scripts load at once for returning visitors", () => {
    const { fetched, faces } = open({ isFirstVisit: false });
    expect(fetched).toEqual(["/a.js", "/b.js"]);
    expect(faces()).toBe(0);
  });

  test("scripts and faces wait for the first contentful paint on a first visit, and come once", () => {
    const { fetched, faces, paint, load, pass } = open({ isFirstVisit: true });
    paint("first-paint");
    expect(fetched).toEqual([]);
    expect(faces()).toBe(0);
    paint("first-contentful-paint");
    expect(fetched).toEqual(["/a.js", "/b.js"]);
    load();
    pass();
    expect(fetched).toHaveLength(2);
    expect(faces()).toBe(1);
  });

  test("scripts load even if the paint is never reported", () => {
    const { fetched, timers, load, pass } = open({ isFirstVisit: true, tellsPaints: false });
    expect(fetched).toEqual([]);
    load();
    expect(timers.map(({ delay }) => delay)).toEqual([700]);
    pass();
    expect(fetched).toEqual(["/a.js", "/b.js"]);
  });

  test("scripts do not wait in a background tab", () => {
    const { timers, load } = open({ isFirstVisit: true, isHidden: true });
    load();
    expect(timers.map(({ delay }) => delay)).toEqual([0]);
  });
});
