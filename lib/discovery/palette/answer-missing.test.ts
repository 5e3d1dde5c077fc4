import { expect, test, vi } from "vitest";
import { answerMissing } from "./answer-missing";

const ORIGIN = "http://localhost:3000";

test("a missing page gets its 404 page, which is not cached", async () => {
  const send = vi.fn<typeof fetch>(async () => Promise.resolve(new Response("<h1>Brand not found</h1>")));
  const answer = await answerMissing("brand", ORIGIN, 0, send);
  expect(send.mock.calls[0]?.[0]).toEqual(new URL("/missing/brand", ORIGIN));
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
    404,
    "no-store",
    "noindex",
  ]);
  expect(await answer.text()).toContain("Brand not found");
});

test.each([
  ["answers with an error", async () => Promise.resolve(new Response("", { status: 500 }))],
  ["does not answer", async () => Promise.reject(new Error("refused"))],
])("a missing page still has a search when the site %s", async (_, send) => {
  const answer = await answerMissing("text", ORIGIN, 0, send);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<form action="\/rankings\/go">/);
});

test("the page for missing addresses is fetched once a second, however many ask", async () => {
  const send = vi.fn<typeof fetch>(async () => Promise.resolve(new Response("<h1>Page not found</h1>")));
  const ask = async (now: number) => (await answerMissing("page", ORIGIN, now, send)).text();
  expect(await Promise.all([ask(5_000), ask(5_000), ask(5_999)])).toEqual(Array(3).fill("<h1>Page not found</h1>"));
  expect(send).toHaveBeenCalledOnce();
  await ask(6_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a page that could not be fetched is asked for again at once", async () => {
  const send = vi.fn<typeof fetch>();
  send.mockRejectedValueOnce(new Error("refused"));
  send.mockResolvedValueOnce(new Response("<h1>Ranking not found</h1>"));
  await answerMissing("ranking", ORIGIN, 0, send);
  expect(await (await answerMissing("ranking", ORIGIN, 1, send)).text()).toContain("Ranking not found");
});
