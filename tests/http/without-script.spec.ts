import { follow } from "../support/sign-in-request";
import { hrefOf, named, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// What a browser without JavaScript gets is whole. That its styles show all of it is looked at in
// tests/e2e/without-script.spec.ts.

for (const path of [
  "/",
  "/rankings",
  ...["sweden", "norway", "denmark", "finland", "netherlands"].map((m) => `/rankings/${m}`),
]) {
  test(`${path} is complete without JavaScript`, async ({ request }) => {
    const { body, main } = await servedPage(request, path);
    expect(main.querySelectorAll("h1").length).toBe(1);
    expect(named(body, "nav", "Main").querySelectorAll("a").length).toBe(7);
    expect(body.querySelector("footer")).not.toBeNull();
    if (path.startsWith("/rankings"))
      expect(main.querySelector("table")?.querySelectorAll("a[href^='/brands/']").length).toBe(10);
  });
}

test("without JavaScript, the country is chosen with a select and a button", async ({ request }) => {
  const { main } = await servedPage(request, "/rankings/sweden");
  const form = named(main, "form[role=search]", "Rankings");
  expect(form.querySelector("select[name=market] option[value=norway]")).not.toBeNull();
  const { at, body } = await follow(request, `${form.getAttribute("action")}?market=norway`);
  expect(at).toBe("/rankings/norway");
  expect(body).toContain("Brands in Norway");
});

test("without JavaScript, an industry opens a page with names from A to Z", async ({ request }) => {
  const { main } = await servedPage(request, "/rankings/sweden");
  const form = named(main, "form[role=search]", "Rankings");
  const [, industry] = form
    .querySelectorAll("select[name=industry] option")
    .map((option) => option.getAttribute("value"));
  const { at } = await follow(request, `${form.getAttribute("action")}?market=sweden&industry=${industry}`);
  expect(at).toBe(`/rankings/sweden/${industry}`);
  const page = await servedPage(request, at);
  expect(hrefOf(page.main, /^All \d+ positions$/)).toBe(`/rankings/full?industry=${industry}`);
  const brands = named(page.main, "section", /A to Z$/)
    .querySelectorAll("a[href^='/brands/']")
    .map((link) => textOf(link).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
  expect(brands.length).toBeGreaterThan(3);
  expect(brands).toEqual(brands.toSorted());
});

test("without JavaScript, a brand is found by part of its name, and directly by its full name", async ({ request }) => {
  const { main } = await servedPage(request, "/rankings/sweden");
  const action = named(main, "form[role=search]", "Rankings").getAttribute("action") ?? "";
  const brand = main.querySelectorAll("table a[href^='/brands/']")[3];
  const [name, address = ""] = [textOf(brand), brand?.getAttribute("href")];
  const search = (q: string) => `${action}?${new URLSearchParams({ market: "sweden", q }).toString()}`;
  const found = await servedPage(request, search(name.slice(0, 4)));
  expect(found.at).toMatch(/^\/rankings\/search\?/);
  expect(found.main.querySelector(`a[href="${address}"]`)).not.toBeNull();
  expect((await follow(request, search(name.toUpperCase()))).at).toBe(address);
});
