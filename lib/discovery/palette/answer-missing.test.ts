import { expect, test, vi } from "vitest";
import { answerMissing } from "./answer-missing";

const ORIGIN = "http://localhost:3000";

test("a missing page gets its 404 page, which is not cached", async () => {
  const send = vi.fn<typeof fetch>(async () => Promise.resolve(new Response("<h1>Brand not found</h1>")));
  const answer = await answerMissing("brand", ORIGIN, send);
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
  const answer = await answerMissing("brand", ORIGIN, send);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<form action="\/rankings\/go">/);
});
