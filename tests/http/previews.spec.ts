import { z } from "zod";
import { previewHref } from "@/lib/study/previews/preview-link";
import { siteUnderTest } from "../support/data-api";
import { endPreview, makePreview, storedComputation } from "../support/previews";
import { follow } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// Coming rankings for people with a link of their own, and for no one else.

const links = z.array(z.object({ id: z.string(), openings: z.object({ count: z.int() }) }));

async function openingsOf(id: string): Promise<number> {
  const { body } = await siteUnderTest().call("service", "list_preview_links", { p_computation: storedComputation() });
  return links.parse(JSON.parse(body)).find((link) => link.id === id)?.openings.count ?? 0;
}

test("a preview is marked as not published, kept by no cache and no search engine, and each opening is recorded", async ({
  request,
}) => {
  const { id, token } = await makePreview("public");
  const answer = await request.get(previewHref(token));
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain("Preview, not published");
  const headers = answer.headers();
  expect(headers["cache-control"]).toMatch(/no-store/);
  expect(headers["x-robots-tag"]).toMatch(/noindex/);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(html).toMatch(/<meta name="referrer" content="no-referrer"/);
  expect(await openingsOf(id)).toBe(1);
  await request.get(`${previewHref(token)}?market=norway`);
  expect(await openingsOf(id)).toBe(2);
  await endPreview(id);
});

test("a preview link does not open after it was revoked, and made-up ones never do", async ({ request }) => {
  const { id, token } = await makePreview("subscriber");
  expect((await request.get(previewHref(token))).status()).toBe(200);
  await endPreview(id);
  for (const address of [
    previewHref(token),
    previewHref(`${token}A`),
    previewHref(token.replace(/.$/, (last) => (last === "A" ? "B" : "A"))),
    previewHref("A".repeat(32)),
    "/preview",
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    const html = await answer.text();
    expect(html, address).not.toContain("For Eva only");
    expect(html, address).not.toContain("<tbody");
  }
});

test("a preview is in no sitemap, and no page links to one", async ({ request }) => {
  const { id, token } = await makePreview("public");
  await request.get(previewHref(token));
  const index = await (await request.get("/sitemap.xml")).text();
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  for (const address of ["/sitemap.xml", ...maps, "/", "/rankings/sweden", "/robots.txt"])
    expect(await (await request.get(address)).text(), address).not.toContain("/preview/");
  await endPreview(id);
});

test("what a preview shows is what its level will see", async ({ request }) => {
  const [open, member, paid] = [
    await makePreview("public"),
    await makePreview("member"),
    await makePreview("subscriber"),
  ];
  const rows = async ({ token }: { token: string }) => {
    const html = await (await request.get(`${previewHref(token)}?market=sweden`)).text();
    const body = /<tbody>.*?<\/tbody>/s.exec(html)?.[0] ?? "";
    return { count: body.split("<tr").length - 1, hasScores: html.includes("people asked") };
  };
  expect(await rows(open)).toEqual({ count: 10, hasScores: false });
  const all = await rows(member);
  expect(all.count).toBeGreaterThan(100);
  expect(all.hasScores).toBe(false);
  expect(await rows(paid)).toEqual({ count: all.count, hasScores: true });
  for (const { id } of [open, member, paid]) await endPreview(id);
});

test("people without a role can neither compare nor publish", async ({ people, request }) => {
  const page = `/admin/data/computations/${storedComputation()}`;
  expect((await (await request.get(page)).text()).includes("Compare and publish")).toBe(false);
  for (const who of ["free", "professional", "enterprise"] as const) {
    const { at, body } = await follow(await people.as(who), page);
    expect(at, who).toBe("/rankings/full");
    expect(body, who).not.toContain("Compare and publish");
  }
  const { at, body } = await follow(await people.as("researcher"), page);
  expect(at).toBe(page);
  expect(body).toContain("Preview for named people");
});
