import { existsSync } from "node:fs";
import { request } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { ensureLibrary } from "@/tests/support/debian-tool";
import { isWhole, readPage, readPages, saysNoAnswer, shortOf } from "@/tests/support/faulty-reading";
import { startFaultySite, type Whole } from "@/tests/support/faulty-site";
import { signInByRequest } from "@/tests/support/sign-in-request";

const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
const hasLibrary = ensureLibrary(LIBRARY, "libfaketime");
const WHY = hasLibrary && existsSync(LIBRARY) ? "" : " (left out: there is no libfaketime)";

/** Tokens for the data API live sixty seconds: a site that is further behind mints such as have run out already. */
const SKEWS = [
  { name: "90 s ahead", shift: "+90s", isServed: true },
  { name: "an hour ahead", shift: "+1h", isServed: true },
  { name: "90 s behind", shift: "-90s", isServed: false },
  { name: "an hour behind", shift: "-1h", isServed: false },
];

/** A site whose clock differs from the database's. */
export function clockSkew(whole: () => Whole) {
  describe.skipIf(WHY !== "")(`a site whose clock is${WHY}`, () => {
    test.each(SKEWS)(
      "a clock $name leaves public pages unaffected, and a member is $isServed served",
      async ({ name, shift, isServed }) => {
        // Waiting is measured by another clock, which is left alone.
        const site = await startFaultySite(whole(), {
          env: { LD_PRELOAD: LIBRARY, FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
        });
        try {
          const visitor = await request.newContext({ baseURL: site.url, maxRedirects: 0 });
          const pages = await readPages(visitor, [
            "/",
            "/rankings/sweden",
            "/pricing",
            "/rankings/search?market=sweden&q=a",
          ]);
          expect(pages.filter((one) => !isWhole(one)).map(shortOf)).toEqual([]);
          const member = await signInByRequest(request, site.url, "professional@sample.test");
          const page = await readPage(member, "/rankings/full");
          expect(page.ms).toBeLessThan(2_000);
          expect(saysNoAnswer(page), shortOf(page)).toBe(!isServed);
          if (isServed) expect(page.status).toBe(200);
          else expect(page.status).toBeGreaterThanOrEqual(500);
          console.log(`  clock ${name}: private page ${page.status} after ${page.ms} ms`);
        } finally {
          await site.stop();
        }
      },
    );
  });
}
