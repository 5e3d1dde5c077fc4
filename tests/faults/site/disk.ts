import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole, readPage, readPages, shortOf } from "@/tests/support/faulty-reading";
import { type FaultySite, startFaultySite, type Whole } from "@/tests/support/faulty-site";
import { newAddress } from "@/tests/support/outbox";
import { signInByRequest, submit } from "@/tests/support/sign-in-request";
import { type SmallDisk, smallDisk } from "@/tests/support/small-disk";
import { msUntil } from "@/tests/support/faulty-reading";
import { askedOnce, PUBLIC_PAGES } from "./pages";

const disk = smallDisk(8);
const WHY = disk ? "" : " (left out: this user may mount no disk)";

/** Accounts and emails on a disk that is full. */
export function fullDisk(whole: () => Whole) {
  describe.skipIf(!disk)(`a full disk under accounts and emails${WHY}`, () => {
    let site: FaultySite;
    let visitor: APIRequestContext;
    const small = disk as SmallDisk;

    beforeAll(async () => {
      site = await startFaultySite(whole(), { dataDir: small.path });
      visitor = await request.newContext({ baseURL: site.url, maxRedirects: 0 });
      await askedOnce(visitor, PUBLIC_PAGES);
    });
    afterAll(async () => {
      await site?.stop();
      small.remove();
    });

    const signUp = async (email: string) => {
      const context = await request.newContext({ baseURL: site.url, maxRedirects: 0 });
      const typed = {
        firstName: "Sol",
        lastName: "Berg",
        email,
        password: "birch-lantern-4417",
        company: "Tarnholt",
        title: "Head of brand",
        country: "Norway",
        industry: "energy",
      };
      return submit(context, site.url, "/auth?mode=signup", `name="lastName"`, typed);
    };
    const outbox = path.join(small.path, "outbox");
    const emails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".json")) : []);

    test("a full disk refuses a sign-up with an explanation and leaves nothing half written", async () => {
      const member = await signInByRequest(request, site.url, "professional@sample.test");
      expect((await signUp(newAddress("before"))).status()).toBe(303);
      await msUntil("the first letter", 10_000, async () => Promise.resolve(emails().length === 1));
      const email = newAddress("sol");
      small.fill();
      const refused = await signUp(email);
      expect(refused.status()).toBe(200);
      expect(await refused.text()).toContain("An error occurred during sign up. Please try again.");
      const pages = await readPages(visitor, PUBLIC_PAGES);
      expect(pages.filter((one) => !isWhole(one)).map(shortOf)).toEqual([]);
      // On a busy machine a private page may ask for another try; the full disk must not keep it from coming.
      const shown = await msUntil(
        "a private page",
        15_000,
        async () => (await readPage(member, "/rankings/full")).status === 200,
      );
      small.free();
      const back = await msUntil("a sign-up", 10_000, async () => (await signUp(email)).status() === 303);
      await msUntil("its letter", 10_000, async () => Promise.resolve(emails().length >= 2));
      expect(readdirSync(outbox).filter((name) => !name.endsWith(".json"))).toEqual([]);
      console.log(`  full disk: sign-up refused in words, private page after ${shown} ms, back after ${back} ms`);
    });
  });
}
