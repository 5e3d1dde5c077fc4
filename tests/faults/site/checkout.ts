import { request } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { msUntil } from "@/tests/support/faulty-reading";
import type { FaultySite } from "@/tests/support/faulty-site";
import { isHealthy, pause } from "@/tests/support/instance";
import type { MailServer } from "@/tests/support/mail-server";
import { newAddress } from "@/tests/support/outbox";
import { userIdOf } from "@/tests/support/people";
import { submit } from "@/tests/support/sign-in-request";
import { killPart } from "@/tests/support/site-processes";

const rows = z.array(z.looseObject({ status: z.string() }));
/** Milliseconds after the payment page is asked for and its button pressed at which the backend is killed: before, while and after it is written. */
const MOMENTS = [60, 140, 230];

/** The backend is killed while an order is paid in the test checkout. */
export function checkoutFaults(site: () => FaultySite, mail: () => MailServer) {
  describe("kill -9 of the backend while an order is paid", () => {
    async function newcomer() {
      const { url } = site();
      const context = await request.newContext({ baseURL: url, maxRedirects: 0 });
      const email = newAddress("kari");
      const typed = {
        firstName: "Kari",
        lastName: "Berg",
        email,
        password: "birch-lantern-4417",
        company: "Tarnholt",
        title: "Head of brand",
        country: "Norway",
        industry: "energy",
      };
      const signedUp = await submit(context, url, "/auth?mode=signup", `name="lastName"`, typed);
      const codeOf = () =>
        mail().received.find(({ to, message }) => to.some((one) => one.includes(email)) && /code: \d{6}/.test(message))
          ?.message;
      await msUntil("a code", 15_000, async () => Promise.resolve(codeOf() !== undefined));
      const [code = ""] = /(?<=code: )\d{6}/.exec(codeOf() ?? "") ?? [];
      await submit(context, url, signedUp.headers().location ?? "", `name="code"`, { code });
      return { context, userId: await userIdOf(context) };
    }

    const listOf = async (table: string, userId: string) =>
      rows.parse(JSON.parse((await site().api.select("service", `${table}?user_id=eq.${userId}`)).body));

    test("an order paid while the backend is killed is completed once, or not at all", async () => {
      const { url, api } = site();
      const lines: string[] = [];
      let first: number | undefined;
      for (const moment of MOMENTS) {
        const { context, userId } = await newcomer();
        const order = await submit(context, url, "/checkout?plan=essential", "Go to payment");
        const to = order.headers().location ?? "";
        expect(to).toMatch(/^\/test-checkout\?session=/);
        const pay = async () => submit(context, url, to, `value="pays"`, { outcome: "pays" });
        const paying = pay().then(
          (answer) => answer.headers().location === "/settings?said=started",
          () => false,
        );
        await pause(moment);
        killPart(api, "backend");
        const isConfirmed = await paying;
        // A part that dies again and again is started again after ever longer pauses, and what follows must find it
        // there.
        const back = await msUntil("the site", 60_000, () => isHealthy(url));
        first ??= back;
        const subscriptions = await listOf("annual_subscriptions", userId);
        const bills = await listOf("invoices", userId);
        if (isConfirmed) expect([subscriptions.length, bills.length]).toEqual([1, 1]);
        expect(bills.length, "invoices without a subscription").toBeLessThanOrEqual(subscriptions.length);
        await pay();
        expect((await listOf("annual_subscriptions", userId)).map(({ status }) => status)).toEqual(["active"]);
        expect((await listOf("invoices", userId)).map(({ status }) => status)).toEqual(["paid"]);
        lines.push(
          `${moment} ms: ${isConfirmed ? "confirmed" : `not confirmed, ${subscriptions.length} subscription, ${bills.length} invoice`}, back after ${back} ms`,
        );
        await context.dispose();
      }
      expect(first, "milliseconds until the site was back after the first kill").toBeLessThan(10_000);
      console.log(`  checkout killed at ${lines.join("; ")}`);
    });
  });
}
