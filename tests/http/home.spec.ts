import { allNamed, hrefOf, named, says, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

test("the home page has the specification's texts", async ({ request }) => {
  const { main, body } = await servedPage(request, "/");
  expect(textOf(main.querySelector("h1"))).toBe("Europe's Largest Brand Study on Sustainability");
  expect(main.querySelectorAll("h2").map(textOf)).toContain("Official Index Rankings 2025");
  expect(textOf(main)).toContain("View Rankings Now: access the complete rankings for free");
  for (const claim of ["1600+", "650,000+", "50,000,000+", "15+"]) expect(says(main, claim), claim).toBe(true);
  expect(main.querySelector("figure")).not.toBeNull();
  expect(textOf(body)).toMatch(/sample data/i);
});

test("the home page shows testimonials and clients only to people without a plan", async ({ request }) => {
  const { main } = await servedPage(request, "/");
  expect(main.querySelector("blockquote")).not.toBeNull();
  expect(allNamed(main, "section", /clients/i)).toHaveLength(1);
});

test("the header links to the home page and to sign-in", async ({ request }) => {
  const { body } = await servedPage(request, "/rankings");
  const header = body.querySelector("header") ?? body;
  expect(hrefOf(header, /^Granskog/)).toBe("/");
  expect(hrefOf(header, "Sign In")).toBe("/auth?mode=signin");
});

test("the footer has the specification's links and lines", async ({ request }) => {
  const { body } = await servedPage(request, "/rankings");
  const footer = body.querySelectorAll("footer").at(-1) ?? body;
  for (const address of [
    "/pricing",
    "/features",
    "/ranking-guidelines",
    "/terms-conditions",
    "/privacy-policy",
    "/contact-us",
  ]) {
    expect(footer.querySelectorAll(`a[href="${address}"]`), address).toHaveLength(1);
  }
  expect(hrefOf(footer, "Premium Features")).toBe("/features");
  expect(hrefOf(footer, "Guidelines")).toBe("/ranking-guidelines");
  expect(hrefOf(footer, "rights@granskog.example")).toMatch(/^mailto:rights@granskog\.example/);
  expect(textOf(footer)).toContain("© 2025 Granskog");
  expect(textOf(footer)).toMatch(/intellectual property/i);
});

test("the pricing page has three plans with consistent prices, each with a way to buy it", async ({ request }) => {
  const { main } = await servedPage(request, "/pricing");
  for (const [plan, price, month, seats] of [
    ["Essential", "€3,900", "€325 a month, billed yearly", "3 seats"],
    // 8,900 / 12 is no whole number, and does not pretend to be.
    ["Professional", "€8,900", "about €742 a month, billed yearly", "10 seats"],
    ["Enterprise", "€18,900", "€1,575 a month, billed yearly", "30 seats"],
  ] as const) {
    const head = named(main, "section", plan);
    expect(says(head, price), price).toBe(true);
    expect(says(head, month), month).toBe(true);
    expect(textOf(head)).toContain(seats);
    expect(hrefOf(head, `Choose ${plan}`)).toBe(`/checkout?plan=${plan.toLowerCase()}`);
  }
});

test("the plan comparison can be understood without seeing the columns", async ({ request }) => {
  const { main } = await servedPage(request, "/pricing");
  const table = named(main, "table", "What each plan includes");
  const cells = (name: string) =>
    table
      .querySelectorAll("tr")
      .find((row) => textOf(row.querySelector("th")).startsWith(name))
      ?.querySelectorAll("td")
      .map((cell) => textOf(cell).replace("–", "").trim());
  expect(cells("Get early warning of a decline")).toEqual(["Not included", "Not included", "Included"]);
  expect(cells("See Sustainability Scores")).toEqual(["Included", "Included", "Included"]);
  expect(cells("Use the data in your own tools")).toEqual(["Not included", "Not included", "Included"]);
  expect(textOf(table)).not.toContain("Not open yet");
});
