import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findKnownSecretsIn, findOwnKeys } from "../support/secret-scan";
import { settle } from "../support/settle";
import { expect, test } from "./fixtures";

/** Names that mean nothing to a browser: a file that has one was meant for the server. */
const NAMES = [
  "AUTH_SECRET",
  "CLERK_SECRET_KEY",
  "CLERK_JWT_KEY",
  "INTERNAL_TOKEN",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_JWT_SECRET",
  "SMTP_URL",
  "granskog-sample",
];

const PAGES = [
  "/",
  "/rankings/sweden",
  "/waitlist",
  "/pricing",
  "/auth?mode=signin",
  "/auth?mode=signup",
  "/auth?mode=signin&step=forgot",
];

test("no secret, and no name of one, is in what a browser is sent", async ({ page }) => {
  test.slow();
  const kept = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(process.env.DATA_DIR ?? ".data", "secrets.json"), "utf8")));
  // The publishable key may be known; the id of the installation is no secret.
  const secrets = [kept.secretKey, kept.jwtSecret, kept.internalToken, kept.authSecret];
  expect(secrets.every((secret) => typeof secret === "string" && secret.length > 20)).toBe(true);

  const read: { address: string; body: string }[] = [];
  const reading: Promise<unknown>[] = [];
  page.on("response", (response) => {
    const isText = /javascript|html|json|x-component/.test(response.headers()["content-type"] ?? "");
    if (!isText || response.status() >= 300) return;
    const keep = response.text().then((body) => read.push({ address: response.url(), body }));
    // A body that the next page took away was read by nobody.
    reading.push(keep.catch(() => undefined));
  });
  for (const address of PAGES) {
    await page.goto(address);
    await settle(page);
  }
  await Promise.all(reading);

  expect(read.filter(({ address }) => address.includes("/_next/static/")).length).toBeGreaterThan(5);
  const found = read.flatMap(({ address, body }) =>
    [...NAMES, ...secrets].flatMap((secret) =>
      secret && body.includes(secret) ? [`${address}: ${NAMES.includes(secret) ? secret : "a secret"}`] : [],
    ),
  );
  expect(found).toEqual([]);
  // Keys of other installations and of other services too, by their form.
  expect(read.flatMap(({ address, body }) => findOwnKeys(body).map((key) => `${address}: ${key}`))).toEqual([]);
  expect(await findKnownSecretsIn(read.map(({ address, body }) => ({ name: address, text: body })))).toEqual([]);
});
