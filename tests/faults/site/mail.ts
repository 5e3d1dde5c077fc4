import { request } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { msUntil, readPage } from "@/tests/support/faulty-reading";
import type { FaultySite } from "@/tests/support/faulty-site";
import type { MailServer } from "@/tests/support/mail-server";
import { newAddress } from "@/tests/support/outbox";
import { submit } from "@/tests/support/sign-in-request";

type Behaviour = "refuses connections" | "says nothing" | "turns letters down";

/** Sign-up and reset while the mail server takes no letters: nothing is lost, and no one waits for it. */
export function mailFaults(site: () => FaultySite, mail: () => MailServer) {
  describe("a mail server that", () => {
    const misbehave: Record<Behaviour, () => Promise<void>> = {
      "refuses connections": () => mail().stop(),
      "says nothing": () => mail().serve({ isSilent: true }),
      "turns letters down": () => mail().serve({ refusesRecipients: true }),
    };
    /** Milliseconds: an email is tried again every five seconds, one to a silent server after the eight it is waited for. */
    const patience: Record<Behaviour, number> = {
      "refuses connections": 10_000,
      "says nothing": 16_000,
      "turns letters down": 20_000,
    };

    test.each(Object.keys(misbehave) as Behaviour[])(
      "a mail server that %s does not stop sign-up, and the code arrives later",
      async (name) => {
        const { url } = site();
        const newcomer = await request.newContext({ baseURL: url, maxRedirects: 0 });
        const email = newAddress("sol");
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
        await misbehave[name]();
        try {
          const startedAt = performance.now();
          const signedUp = await submit(newcomer, url, "/auth?mode=signup", `name="lastName"`, typed);
          const waited = Math.round(performance.now() - startedAt);
          expect(signedUp.status()).toBe(303);
          expect(waited).toBeLessThan(2_500);
          expect((await readPage(newcomer, "/auth?mode=signup&step=verify")).status).toBe(200);
          await mail().serve();
          const received = () =>
            mail().received.find(
              ({ to, message }) => to.some((one) => one.includes(email)) && /\b\d{6}\b/.test(message),
            );
          const came = await msUntil("the letter with the code", patience[name], async () =>
            Promise.resolve(received() !== undefined),
          );
          const [code = ""] = /(?<=code: )\d{6}/.exec(received()?.message ?? "") ?? [];
          const verified = await submit(newcomer, url, signedUp.headers().location ?? "", `name="code"`, { code });
          expect(verified.status()).toBe(303);
          console.log(
            `  mail server ${name}: sign-up answered after ${waited} ms, letter ${came} ms after the server was back`,
          );
        } finally {
          await mail().serve();
          await newcomer.dispose();
        }
      },
    );
  });
}
