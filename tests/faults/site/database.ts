import { type APIRequestContext, request } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { EMAIL_NAMES } from "@/lib/accounts/email-choices/email-names";
import type { Fault } from "@/tests/support/faulty-proxy";
import { isWhole, longest, msUntil, readPage, readPages, saysNoAnswer, shortOf } from "@/tests/support/faulty-reading";
import type { FaultySite } from "@/tests/support/faulty-site";
import { hiddenFieldsOf, signInByRequest } from "@/tests/support/sign-in-request";
import { askedOnce, freshBrand, PRIVATE_PAGES, PUBLIC_PAGES, refreshEverything } from "./pages";

const json = (body: string, status = 200): Fault => ({ kind: "answer", status, contentType: "application/json", body });
const html = (status: number): Fault => ({
  kind: "answer",
  status,
  contentType: "text/html",
  body: "<html><h1>Welcome to nginx!</h1></html>",
});

const FAULTS: Record<string, Fault | "refuse"> = {
  "refuses connections": "refuse",
  "takes calls and says nothing": { kind: "hang" },
  "answers after 30 s": { kind: "delay", ms: 30_000 },
  "hangs up in the middle of its answer": { kind: "cut" },
  "falls silent in the middle of its answer": { kind: "stall" },
  "answers with a web page": html(200),
  "answers with a gateway's error": html(502),
  "answers with truncated JSON": json('[{"brand_na'),
  "answers with another shape": json('{"a":[1,2]}'),
  "answers with null": json("null"),
  "answers with errors": json('{"message":"out of memory"}', 500),
  "answers with 200 MB": { kind: "huge", bytes: 200_000_000 },
};
const MEGABYTES_MORE = 250;

/** What readers meet while the database is down, slow or talks nonsense, and when it is back. */
export function databaseFaults(site: () => FaultySite) {
  describe("a database that", () => {
    let visitor: APIRequestContext;
    let member: APIRequestContext;

    beforeAll(async () => {
      visitor = await request.newContext({ baseURL: site().url, maxRedirects: 0 });
      member = await signInByRequest(request, site().url, "enterprise@sample.test");
      await askedOnce(visitor, PUBLIC_PAGES);
    });

    test.each(Object.entries(FAULTS))(
      "a database that %s leaves public pages complete, and private ones report it within 2 s",
      async (name, fault) => {
        const { proxy, memory } = site();
        await readPage(member, "/api/session/refresh?to=/rankings/full");
        const before = memory();
        if (fault === "refuse") await proxy.refuse();
        else proxy.fault = fault;
        try {
          const pages = await readPages(visitor, PUBLIC_PAGES);
          expect(pages.filter((one) => !isWhole(one)).map(shortOf)).toEqual([]);
          const refused = [];
          for (const path of PRIVATE_PAGES) refused.push(await readPage(member, path));
          expect(refused.filter((one) => one.status < 500 || !saysNoAnswer(one)).map(shortOf)).toEqual([]);
          expect(refused.filter(({ ms }) => ms > 2_000).map(shortOf)).toEqual([]);
          const [unseen = ""] = await freshBrand(site().api);
          const missed = await readPage(visitor, unseen);
          expect(missed.status, shortOf(missed)).toBeGreaterThanOrEqual(500);
          expect(saysNoAnswer(missed), shortOf(missed)).toBe(true);
          expect(missed.ms).toBeLessThan(7_000);
          expect(memory() - before, "megabytes more").toBeLessThan(MEGABYTES_MORE);
          await proxy.mend();
          const back = await msUntil("the private page and the public one", 10_000, async () =>
            (await readPages(member, ["/rankings/full", unseen])).every(
              (one) => one.status === 200 && !saysNoAnswer(one),
            ),
          );
          console.log(
            `  ${name}: public within ${longest(pages)} ms, private told within ${longest(refused)} ms, never drawn ${missed.ms} ms, back after ${back} ms`,
          );
        } finally {
          await proxy.mend();
        }
      },
    );

    test("a database unavailable during rendering leaves pages unchanged", async () => {
      const { proxy } = site();
      await proxy.refuse();
      try {
        expect(await refreshEverything(site())).toBe(503);
        const pages = await readPages(visitor, PUBLIC_PAGES);
        expect(pages.filter((one) => !isWhole(one)).map(shortOf)).toEqual([]);
      } finally {
        await proxy.mend();
      }
    });

    test("a database that dies after a publication leaves pages as last read until it is back", async () => {
      const { proxy } = site();
      // Once with everything there, so that there is something that was read last.
      expect(await refreshEverything(site())).toBe(200);
      await askedOnce(visitor, PUBLIC_PAGES);
      expect(await refreshEverything(site())).toBe(200);
      await proxy.refuse();
      try {
        const pages = await readPages(visitor, PUBLIC_PAGES);
        expect(pages.filter((one) => !isWhole(one)).map(shortOf)).toEqual([]);
        console.log(`  all pages drawn anew without a database: within ${longest(pages)} ms`);
      } finally {
        await proxy.mend();
      }
      proxy.calls = 0;
      await msUntil("a call for the renewed pages", 30_000, async () => {
        await readPages(visitor, ["/rankings/sweden", "/"]);
        return proxy.calls > 0;
      });
      await askedOnce(visitor, PUBLIC_PAGES);
    });

    test("a database that answers each call late lets an action end on its page", async () => {
      const { proxy, url } = site();
      const wanted = Object.fromEntries(EMAIL_NAMES.map((name) => [name, "on"]));
      const hidden = await hiddenFieldsOf(member, "/account", `name="product_news"`);
      // Calls of action and page together take longer than a page may, those of either do not.
      proxy.fault = { kind: "delay", ms: 450 };
      try {
        const answer = await member.post("/account", { multipart: { ...hidden, ...wanted }, headers: { origin: url } });
        const page = { path: "/account", status: answer.status(), ms: 0, body: await answer.text() };
        expect(page.status).toBe(200);
        expect(saysNoAnswer(page), shortOf(page)).toBe(false);
        expect(page.body).toContain("Preferences saved.");
      } finally {
        await proxy.mend();
      }
    });

    test("a database that does not respond while claims are renewed is an error within 2 s", async () => {
      const { proxy } = site();
      proxy.fault = { kind: "hang" };
      try {
        const answer = await readPage(member, "/api/session/refresh?to=/settings");
        expect(answer.status).toBe(503);
        expect(answer.body).toContain('<a href="/settings">Try Again</a>');
        expect(answer.ms).toBeLessThan(2_000);
      } finally {
        await proxy.mend();
      }
    });
  });
}
