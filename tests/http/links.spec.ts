import { siteUnderTest } from "../support/data-api";
import { hrefOf, servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

// Addresses that open one thing, and reveal nothing if they are invalid.

const NOTHING = "Shared chart not found";

test("every address that is not a shared link gives the same 404", async ({ request }) => {
  for (const id of ["AAAAAAAAAAAAAAAAAAAAAA", "short", "..%2f..%2fadmin", `${"A".repeat(22)}/chart.csv`])
    expect((await request.get(`/share/${id}`)).status(), id).toBe(404);
  expect((await servedPage(request, "/share/AAAAAAAAAAAAAAAAAAAAAA")).html).toContain(NOTHING);
  expect(textOf((await servedPage(request, "/share")).main.querySelector("h1"))).toBe(NOTHING);
});

test("expired email links say so, offer help and have no button", async ({ request }) => {
  for (const act of ["address-back", "keep-account", "unsubscribe"]) {
    const { main } = await servedPage(request, `/emails/${act}?token=${"x".repeat(32)}`);
    expect(main.querySelectorAll("button").length, act).toBe(0);
    expect(hrefOf(main, "Contact"), act).toBeDefined();
  }
  const answer = await request.post(`/api/account/unsubscribe?token=${"x".repeat(32)}`);
  expect(answer.status()).toBe(404);
});

test("the outbox opens only emails, and only from this machine", async ({ request }) => {
  const answer = await request.get("/outbox");
  expect([answer.status(), answer.headers()["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  for (const id of ["../secrets", "..%2Fsecrets.json", "x", "20300101000000000-0000000000000000"])
    expect((await request.get(`/outbox?letter=${id}`)).status(), id).toBe(404);
  expect((await request.get("/outbox", { headers: { host: "elsewhere.test" } })).status()).toBe(404);
});

test("a citation whose owner has lost the plan remains, without numbers or finding", async ({ request }) => {
  const saved = await siteUnderTest().call("service", "keep_citation", {
    p_id: `B${crypto.randomUUID().replaceAll("-", "").slice(0, 21)}`,
    p_user: `nobody-${crypto.randomUUID()}`,
    p_title: "Kraftverket is up 4.2 points since 2024",
    p_kicker: "Brand Insights",
    p_configuration: { version: 1, figure: "single-country", search: "market=sweden&industry=energy" },
    p_selection: [
      { name: "Market", value: "Sweden" },
      { name: "Industry", value: "Energy" },
      { name: "Year", value: "2025" },
    ],
    p_sha256: "ab".repeat(32),
    p_stamp: 1,
    p_published_at: "2026-11-20T10:00:00Z",
    p_is_sample: true,
  });
  const id = String(JSON.parse(saved.body));
  const page = await (await request.get(`/cite/${id}`)).text();
  expect(page).toContain("Its numbers are hidden at present");
  expect(page).toContain("ab".repeat(32));
  expect(page).toContain("<title>Energy in Sweden, 2025");
  expect(page).not.toMatch(/Kraftverket|4\.2 points/);
  expect((await request.get(`/cite/${id}/tables.json`)).status()).toBe(404);
});
