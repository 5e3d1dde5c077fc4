import { allNamed, named, servedPage, textOf } from "../support/served-page";
import { follow } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

const MISSING = [
  ["/nowhere", "Page not found"],
  ["/help/nowhere/at-all", "Page not found"],
  ["/wp-login.php", "Page not found"],
  ["/brands/no-such-brand", "Brand not found"],
  ["/rankings/atlantis", "Ranking not found"],
  ["/rankings/sweden/no-such-industry", "Ranking not found"],
  ["/sustainability-branding-hub/insights/no-such-post", "Article not found"],
  ["/about-study/no-such-method", "Page not found"],
] as const;

for (const [path, title] of MISSING) {
  test(`${path} is 404 with a way on`, async ({ request }) => {
    const { status, main, html } = await servedPage(request, path);
    expect(status).toBe(404);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const headings = main.querySelectorAll("h1");
    expect(headings).toHaveLength(1);
    expect(textOf(headings[0])).toBe(title);
    expect(named(main, "nav", "You may be looking for").querySelector("a[href]")).not.toBeNull();
    expect(textOf(main)).not.toContain("No rankings found for the selected criteria.");
  });

  test(`${path} is 404 with links to each country’s ranking`, async ({ request }) => {
    const { main } = await servedPage(request, path);
    const addresses = main.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
    for (const market of ["sweden", "norway", "denmark", "finland", "netherlands"])
      expect(addresses).toContain(`/rankings/${market}`);
    expect(addresses.filter((address) => address.startsWith("/brands/"))).toHaveLength(5);
  });

  test(`${path} is 404 with a search that works without JavaScript`, async ({ request }) => {
    const { main } = await servedPage(request, path);
    const [form] = allNamed(main, "form[role=search]", "Find a brand");
    expect([form?.getAttribute("method"), form?.querySelector("input[type=search]")?.getAttribute("name")]).toEqual([
      "get",
      "q",
    ]);
    const countries = form?.querySelector("select[name=market]")?.querySelectorAll("option") ?? [];
    expect(countries.map((option) => option.getAttribute("value"))).toContain("norway");
    const { at, status } = await follow(request, `${form?.getAttribute("action")}?q=a&market=norway`);
    expect([at, status]).toEqual(["/rankings/search?market=norway&q=a", 200]);
  });
}

const NOBODYS = "AAAAAAAAAAAAAAAAAAAAAA";
const NO_ONES = "00000000-0000-4000-8000-000000000000";

/** Pages rendered for each request, at addresses where there is nothing. */
const RENDERED = [
  ["anonymous", "Shared chart not found", [`/share/${NOBODYS}`, "/share/short"]],
  ["anonymous", "Citation not found", [`/cite/${NOBODYS}`, "/cite/short"]],
  [
    "anonymous",
    "Page not found",
    [
      `/preview/${NOBODYS}`,
      `/sustainability-branding-hub/preview/${NOBODYS}`,
      "/emails/nowhere",
      "/outbox?letter=nothing",
    ],
  ],
  ["essential", "Page not found", ["/settings/invoices/short", `/settings/invoices/${NO_ONES}`]],
  [
    "admin",
    "Page not found",
    [
      "/admin/people/nobody",
      "/admin/hub-posts/short",
      `/admin/hub-posts/${NO_ONES}/revisions`,
      `/admin/data/drafts/${NO_ONES}`,
      `/admin/data/drafts/${NO_ONES}/compare`,
      `/admin/data/computations/${NO_ONES}`,
    ],
  ],
] as const;

for (const [who, title, paths] of RENDERED) {
  test(`${paths[0]} is 404 for ${who}, with a whole page that works without JavaScript`, async ({ people }) => {
    const context = await people.as(who);
    for (const path of paths) {
      const { status, head, body, main } = await servedPage(context, path);
      expect(status, path).toBe(404);
      expect(head.querySelectorAll("meta[name=robots]").length, path).toBeGreaterThan(0);
      if (who === "anonymous") expect(textOf(head.querySelector("title")), path).toContain(title);
      expect(main.querySelectorAll("h1").map(textOf), path).toEqual([title]);
      expect(main.querySelectorAll("a[href]").length, path).toBeGreaterThan(2);
      expect(body.querySelector("footer"), path).not.toBeNull();
    }
  });
}

test("a missing page is still 404 on a second visit", async ({ request }) => {
  for (const visit of [1, 2, 3]) {
    expect((await request.get("/brands/no-such-brand-either")).status(), `visit ${visit}`).toBe(404);
  }
});

test("odd addresses get a response instead of a crash", async ({ request }) => {
  for (const path of [
    "/rankings/go?market=&industry=",
    "/rankings/go?market=atlantis",
    "/rankings/go?market=sweden&market=norway",
    "/rankings/search?market=sweden&q=%00",
    "/rankings/search?market=sweden&q=" + "x".repeat(3_000),
    "/rankings/search",
    "/rankings/sweden/%2e%2e",
    "/rankings/%F0%9F%8C%B2",
    "/brands/%F0%9F%8C%B2",
  ]) {
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
});

test("a malformed address is 404, not an error", async ({ request }) => {
  for (const path of [
    "/brands/%E0%A4%A",
    "/rankings/%E0%A4%A",
    "/rankings/sweden/%E0%A4%A",
    "/sustainability-branding-hub/insights/%E0%A4%A",
    "/sustainability-branding-hub/glossary/%E0%A4%A",
    "/about-study/%E0%A4%A",
    "/share/%E0%A4%A",
    "/%E0%A4%A",
    "/nowhere/100%",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("<h1");
  }
});

for (const path of ["/", "/rankings/sweden", "/pricing", "/auth"]) {
  test(`${path} has its frame once and no page for missing addresses`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    // In the HTML alone: the browser draws it again from its script, not from the page's data.
    expect(html.split("Exports and reuse need written").length - 1).toBe(1);
    expect(html).not.toContain("Other places people look for");
  });
}
