import { describe, expect, it } from "vitest";
import { findInsecurities } from "@/components/shell/session/insecurities";
import { FONT_LOADER, LATE_LOADER } from "@/lib/platform/next-output/late-scripts";

const at = (address: string, over: { canStore?: boolean; inlineScripts?: string[] } = {}) =>
  findInsecurities({ address: new URL(address), canStore: true, inlineScripts: [], ...over });

describe("insecure features of a page", () => {
  it("a page on https or on this machine has no insecure features", () => {
    for (const address of [
      "https://granskog.example/?q=java",
      "http://localhost:3000/",
      "http://127.0.0.1/",
      "http://app.localhost/",
    ])
      expect(at(address)).toEqual([]);
  });

  it("plain http anywhere else is reported as insecure", () => {
    expect(at("http://granskog.example/")).toEqual(["This page is not served over https."]);
    expect(at("http://localhost.example/")).toHaveLength(1);
  });

  it.each([
    "?a=javascript:1",
    "?a=JaVaScRiPt%3Aalert(1)",
    "?javascript:=1",
    "?a=java%0Ascript%3A1",
    "?a=javascript%253A1",
  ])("a script in the query is reported as insecure: %s", (query) => {
    expect(at(`https://granskog.example/${query}`)).toEqual(["The URL query contains “javascript:”."]);
  });

  it("missing storage and unexpected inline scripts are reported as insecure", () => {
    expect(at("https://granskog.example/", { canStore: false })).toEqual(["Local storage is not available."]);
    const inlineScripts = [
      "(self.__next_f=self.__next_f||[]).push([0])",
      LATE_LOADER,
      FONT_LOADER,
      "$RC(1)",
      " alert(1)",
      "fetch('/x')",
    ];
    expect(at("https://granskog.example/", { inlineScripts })).toEqual([
      "The page contains 2 unexpected inline scripts.",
    ]);
  });
});
