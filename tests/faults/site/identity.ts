import { renameSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { isWhole, longest, msUntil, readPage, readPages, saysNoAnswer, shortOf } from "@/tests/support/faulty-reading";
import type { FaultySite } from "@/tests/support/faulty-site";
import { SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { signInByRequest, submit } from "@/tests/support/sign-in-request";
import { askedOnce, PUBLIC_PAGES } from "./pages";

const EMAIL = "professional@sample.test";
const SAYS_SO = "We can’t reach your account right now.";

/** What readers meet while the store of accounts is gone, damaged or held by another program. */
export function identityFaults(site: () => FaultySite) {
  describe("the accounts", () => {
    let visitor: APIRequestContext;
    let member: APIRequestContext;
    let file = "";

    beforeAll(async () => {
      visitor = await request.newContext({ baseURL: site().url, maxRedirects: 0 });
      member = await signInByRequest(request, site().url, EMAIL);
      file = path.join(site().dataDir, "identity.sqlite");
      await askedOnce(visitor, PUBLIC_PAGES);
    });

    const signIn = async () => {
      const startedAt = performance.now();
      const answer = await submit(visitor, site().url, "/auth?mode=signin", `name="password"`, {
        email: EMAIL,
        password: SAMPLE_PASSWORD,
      });
      return { status: answer.status(), body: await answer.text(), ms: Math.round(performance.now() - startedAt) };
    };
    const worksAgain = () =>
      msUntil("signing in", 10_000, async () => {
        const own = await request.newContext({ baseURL: site().url, maxRedirects: 0 });
        const answer = await submit(own, site().url, "/auth?mode=signin", `name="password"`, {
          email: EMAIL,
          password: SAMPLE_PASSWORD,
        });
        await own.dispose();
        return answer.status() === 303;
      });

    async function expectOutage(name: string) {
      const pages = await readPages(visitor, PUBLIC_PAGES);
      expect(pages.filter((one) => !isWhole(one)).map(shortOf)).toEqual([]);
      const refused = await signIn();
      expect(refused.body).toContain(SAYS_SO);
      expect(refused.ms).toBeLessThan(2_000);
      const answer = await readPage(member, "/rankings/full");
      expect(answer.status, shortOf(answer)).toBeGreaterThanOrEqual(500);
      expect(saysNoAnswer(answer), shortOf(answer)).toBe(true);
      expect(answer.ms).toBeLessThan(2_000);
      return `  accounts ${name}: public within ${longest(pages)} ms, sign-in told after ${refused.ms} ms, private page ${answer.ms} ms`;
    }

    async function expectRecovery(words: string) {
      const back = await worksAgain();
      const page = await readPage(member, "/rankings/full");
      expect(page.status, shortOf(page)).toBe(200);
      expect(saysNoAnswer(page)).toBe(false);
      console.log(`${words}, back after ${back} ms`);
    }

    test("removed accounts are reported, and work again when restored", async () => {
      renameSync(file, `${file}.away`);
      const words = await expectOutage("gone").finally(() => renameSync(`${file}.away`, file));
      await expectRecovery(words);
    });

    test("a damaged accounts file is reported, and a copy in its place works at once", async () => {
      const copy = `${file}.copy`;
      const store = new DatabaseSync(file);
      store.prepare("vacuum into ?").run(copy);
      store.close();
      const damaged = `${file}.damaged`;
      writeFileSync(damaged, Buffer.alloc(100_000, "no database"));
      renameSync(damaged, file);
      const words = await expectOutage("damaged").finally(() => renameSync(copy, file));
      await expectRecovery(words);
    });

    test("accounts locked by another program admit no one and delay no one else", async () => {
      const other = new DatabaseSync(file);
      other.exec("begin immediate");
      try {
        const attempts = Promise.all(Array.from({ length: 4 }, signIn));
        const pages = [];
        for (let round = 0; round < 3; round += 1) pages.push(...(await readPages(visitor, PUBLIC_PAGES)));
        expect(pages.filter(({ status }) => status !== 200).map(shortOf)).toEqual([]);
        for (const { body } of await attempts) expect(body).toContain(SAYS_SO);
        // Each attempt holds everything up for half a second at most: four of them came at once.
        expect(longest(pages)).toBeLessThan(4_000);
        const page = await readPage(member, "/rankings/full");
        expect(page.status, shortOf(page)).toBe(200);
        console.log(`  accounts locked: public within ${longest(pages)} ms, private page ${page.ms} ms`);
      } finally {
        other.exec("rollback");
        other.close();
      }
      await worksAgain();
    });
  });
}
