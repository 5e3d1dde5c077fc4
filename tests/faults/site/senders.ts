import { request } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { longest, readPages, shortOf } from "@/tests/support/faulty-reading";
import { type FaultySite, memoryOf } from "@/tests/support/faulty-site";
import { load } from "@/tests/support/load";
import { postLarge, RawClients } from "@/tests/support/raw-client";
import { freshBrand, PUBLIC_PAGES } from "./pages";

const BYTES = 50_000_000;
const MEGABYTES_MORE = 250;
/** Where something may be posted to, and where nothing may. */
const TARGETS = [
  "/rankings/sweden",
  "/auth?mode=signin",
  "/contact-us",
  "/api/session/active",
  "/api/me",
  "/api/webhooks/stripe",
  "/api/internal/revalidate",
  "/api/v1/rankings",
  "/nowhere",
];

/** Callers who send too much, too slowly, or too many at once. */
export function senderFaults(site: () => FaultySite) {
  describe("callers", () => {
    test("requests of 50 MB are refused quickly, wherever they are sent, in bounded memory", async () => {
      const { url, memory } = site();
      const before = memory();
      const answers: Record<string, string> = {};
      const wrong: string[] = [];
      for (const target of TARGETS) {
        const action = await postLarge(
          url + target,
          BYTES,
          target.startsWith("/api")
            ? {}
            : { "next-action": "0".repeat(42), "content-type": "multipart/form-data; boundary=x" },
        );
        answers[target] = `${action.status} after ${action.ms} ms`;
        if (action.status >= 500 || (action.status >= 200 && action.status < 300) || action.ms > 5_000)
          wrong.push(`${target}: ${answers[target]}`);
      }
      expect(wrong).toEqual([]);
      expect(memory() - before, "megabytes more").toBeLessThan(MEGABYTES_MORE);
      console.log(`  50 MB: ${JSON.stringify(answers)}; ${memory() - before} MB more`);
    });

    test("requests of 50 MB to the backend get 413 at once, in bounded memory", async () => {
      const { backendUrl, pids } = site().api.runtime();
      const before = memoryOf(pids.backend);
      const whole = await postLarge(`${backendUrl}/rest/v1/rpc/list_ranked_brands`, BYTES, {
        "content-type": "application/json",
        ...site().publicKey(),
      });
      expect(whole.status).toBe(413);
      expect(whole.ms).toBeLessThan(1_000);
      expect(memoryOf(pids.backend) - before).toBeLessThan(100);
      console.log(
        `  50 MB for the backend: ${whole.status} after ${whole.ms} ms and ${Math.round(whole.sent / 1_000)} kB`,
      );
    });

    test("slow clients that never finish a request do not affect others", async () => {
      const { url, memory } = site();
      const slow = new RawClients(url);
      const before = memory();
      try {
        await slow.dribble(300, "GET /rankings/sweden HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
        await slow.dribble(
          150,
          "POST /auth?mode=signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n",
        );
        await slow.readNothing(50, "/rankings/sweden");
        const visitor = await request.newContext({ baseURL: url, maxRedirects: 0 });
        const pages = [];
        for (let round = 0; round < 3; round += 1) pages.push(...(await readPages(visitor, PUBLIC_PAGES)));
        expect(pages.filter(({ status }) => status !== 200).map(shortOf)).toEqual([]);
        expect(longest(pages)).toBeLessThan(4_000);
        expect(memory() - before, "megabytes more").toBeLessThan(MEGABYTES_MORE);
        console.log(`  500 slow clients: others within ${longest(pages)} ms, ${memory() - before} MB more`);
      } finally {
        slow.close();
      }
    });

    test("a thousand clients for 30 s cause no error, in bounded memory", async () => {
      const { url, memory, api } = site();
      const never = await freshBrand(api, 100);
      const before = memory();
      const { requests, errors, p99 } = await load(
        url,
        [...PUBLIC_PAGES.filter((page) => !page.startsWith("/auth")), ...never],
        1_000,
        30,
      );
      console.log(
        `  1,000 visitors: ${requests} requests in 30 s, ${errors.length} errors, 99 of 100 within ${Math.round(p99)} ms, ${memory() - before} MB more (${memory()} MB)`,
      );
      expect(errors.slice(0, 10).join("\n")).toBe("");
      expect(requests).toBeGreaterThan(2_000);
      expect(memory()).toBeLessThan(1_500);
      const after = await load(url, ["/rankings/sweden"], 1, 1);
      expect(after.errors).toEqual([]);
    });
  });
}
