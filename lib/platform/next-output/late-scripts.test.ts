import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";
import { FONT_LOADER, LATE_LOADER, letScriptsWait, withoutLateScripts } from "@/lib/platform/next-output/late-scripts";

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const late = (html: string) => html.replace("<html ", '<html data-late="" ');

describe("letScriptsWait", () => {
  test("scripts move to the end of the page, in order, and nothing preloads them", () => {
    const made = letScriptsWait(
      page(HEAD + OLD, '<p>Text</p><script src="/_next/static/chunks/c.js" async=""></script>'),
    );
    expect(made).toBe(
      late(
        page(
          OLD,
          `<p>Text</p><script data-files="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/c.js">${LATE_LOADER}</script>`,
        ),
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
      documentElement: { dataset: isFirstVisit ? { asksCookies: "" } : {} },
      currentScript: { dataset: { fonts: "/a.woff2 /b.woff2" } },
      createElement: () => ({}),
      head: { append: (link: object) => made.push(link) },
    };
    runInNewContext(FONT_LOADER, { document });
    expect(made.map(({ href }) => href)).toEqual(expected);
    expect(made.every(({ rel, as, crossOrigin }) => rel === "preload" && as === "font" && crossOrigin === "")).toBe(
      true,
    );
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
}: {
  isFirstVisit: boolean;
  isHidden?: boolean;
  tellsPaints?: boolean;
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
  runInNewContext(LATE_LOADER, {
    document,
    ...(tellsPaints ? { PerformanceObserver } : {}),
    addEventListener: (_: string, run: () => void) => listeners.push(run),
    setTimeout: (run: () => void, delay: number) => timers.push({ run, delay }),
  });
  return {
    fetched,
    root,
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

  test("scripts load at once for returning visitors", () => {
    const { fetched, root } = open({ isFirstVisit: false });
    expect(fetched).toEqual(["/a.js", "/b.js"]);
    expect(root).toHaveProperty("painted");
  });

  test("scripts wait for the first contentful paint on a first visit, and load once", () => {
    const { fetched, root, paint, load, pass } = open({ isFirstVisit: true });
    paint("first-paint");
    expect(fetched).toEqual([]);
    expect(root).not.toHaveProperty("painted");
    paint("first-contentful-paint");
    expect(fetched).toEqual(["/a.js", "/b.js"]);
    load();
    pass();
    expect(fetched).toHaveLength(2);
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
