import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPolicySettings, scriptHash } from "@/lib/platform/content-security/policy";
import { isFrameworkScript } from "@/lib/platform/next-output/next-html";
import { pagePolicy } from "@/lib/platform/next-output/page-policy";

const SETTINGS = readPolicySettings();
const FLIGHT = `self.__next_f.push([1,"a:[\\"$\\",\\"p\\"]\\u003c/script\\u003e\\n"])`;
const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

describe("the policy of a cached page", () => {
  it("a cached page's policy contains exactly the scripts of Next and the site", async () => {
    const own = "document.documentElement.dataset.x=1";
    const html = `<script>${own}</script><script>${FLIGHT}</script><script>${FLIGHT}</script><script>fetch("https://evil.example")</script>`;
    expect(hashesIn(await pagePolicy(html, SETTINGS, [own]))).toEqual([
      await scriptHash(own),
      await scriptHash(FLIGHT),
    ]);
    expect(hashesIn(await pagePolicy(html, SETTINGS))).toEqual([await scriptHash(FLIGHT)]);
  });

  it("a cached page's policy has no keyword that allows unlisted scripts", async () => {
    const policy = await pagePolicy(`<script>${FLIGHT}</script>`, SETTINGS);
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src "));
    expect(scripts).toBe(`script-src 'self' ${await scriptHash(FLIGHT)}`);
    expect(policy).toContain("script-src-attr 'none'");
  });
});

describe("a script of Next", () => {
  it.each([
    FLIGHT,
    "(self.__next_f=self.__next_f||[]).push([0])",
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});`,
  ])("a script of Next is recognised by its form: %s", (text) => {
    expect(isFrameworkScript(text)).toBe(true);
  });

  it.each([
    "self.__next_f.push(alert(1))",
    "self.__next_f.push([1]);alert(1);([2])",
    'self.__next_f.push([1,""+alert(1)])',
    "self.__next_f.push([1,alert`1`])",
    " self.__next_f.push([1])",
    "self.__next_f.push([1]) ",
    "alert(1)",
    "self.__next_f.push()",
    "",
  ])("%j is not a script of Next", (text) => {
    expect(isFrameworkScript(text)).toBe(false);
  });

  it("a script of Next only hands over data, whatever the data", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const handed: unknown[] = [];
        const text = `self.__next_f.push(${json})`;
        expect(isFrameworkScript(text)).toBe(true);
        runInNewContext(text, { self: { __next_f: { push: (value: unknown) => handed.push(value) } } });
        expect(handed).toHaveLength(1);
      }),
    );
  });
});
