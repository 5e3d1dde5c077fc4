import { unstable_doesMiddlewareMatch as matches } from "next/experimental/testing/server";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DYNAMIC_PAGES, isDynamicPage, sendsForm } from "@/lib/access/dynamic-pages";
import { config } from "@/middleware";

const concrete = (page: string) => page.replaceAll(/:[a-z]+/g, "something");

describe("pages rendered per request", () => {
  it.each(DYNAMIC_PAGES)("%s is rendered per request and passes the middleware", (page) => {
    expect(isDynamicPage(concrete(page))).toBe(true);
    expect(matches({ config, url: concrete(page) })).toBe(true);
  });

  it.each([
    "/",
    "/rankings/sweden",
    "/rankings/full/x",
    "/admin/nowhere",
    "/share/a/b",
    "/authors",
    "/x/auth",
    "/brands/a",
    "/settings/",
  ])("whether %s is rendered per request: %s", (path) => {
    expect(isDynamicPage(path)).toBe(path === "/settings/");
  });
});

/** The address of a page's file, with its parameters as in the list. */
const toPage = (file: string) =>
  `/${file
    .split("/")
    .slice(1, -1)
    .filter((part) => !part.startsWith("("))
    .join("/")
    .replaceAll(/\[(\w+)\]/g, ":$1")}`;

it("a page rendered per request shows what is missing itself: Next’s own way sends a document without text", () => {
  const files = globSync("app/**/page.tsx").filter((file) => isDynamicPage(toPage(file)));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("notFound("))).toEqual([]);
});

describe("a form without JavaScript", () => {
  const headers = (type: string, action?: string) =>
    new Headers({ "content-type": type, ...(action && { "next-action": action }) });

  it("a form sent without JavaScript gets a page rendered per request and passes the middleware", () => {
    expect(sendsForm("POST", headers("multipart/form-data; boundary=x"))).toBe(true);
    expect(
      matches({ config, url: "/contact-us", headers: { "content-type": "multipart/form-data; boundary=x" } }),
    ).toBe(true);
  });

  it("a script's call is not taken for a form sent without JavaScript", () => {
    expect(sendsForm("POST", headers("multipart/form-data; boundary=x", "abc"))).toBe(false);
    expect(sendsForm("POST", headers("application/json"))).toBe(false);
    expect(sendsForm("GET", headers("multipart/form-data; boundary=x"))).toBe(false);
    expect(matches({ config, url: "/contact-us" })).toBe(false);
    expect(
      matches({
        config,
        url: "/contact-us",
        headers: { "content-type": "multipart/form-data; boundary=x", "next-action": "abc" },
      }),
    ).toBe(false);
  });
});
