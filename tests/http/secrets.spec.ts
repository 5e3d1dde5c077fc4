import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { abreast } from "../support/abreast";
import { repository } from "../support/process";
import { findKnownSecretsIn, findOwnKeys } from "../support/secret-scan";
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

interface Sent {
  name: string;
  text: string;
}

const PAGES = [
  "/",
  "/rankings/sweden",
  "/waitlist",
  "/pricing",
  "/auth?mode=signin",
  "/auth?mode=signup",
  "/auth?mode=signin&step=forgot",
];

/** Scripts, styles and data of the build: all that any page can have a browser fetch. */
function readStaticFiles(): Sent[] {
  const folder = path.resolve(repository, process.env.NEXT_DIST_DIR ?? ".next", "static");
  return globSync("**/*.{js,css,json,txt}", { cwd: folder }).map((file) => ({
    name: `/_next/static/${file}`,
    text: readFileSync(path.join(folder, file), "utf8"),
  }));
}

test("nothing a browser receives contains a secret or the name of one", async ({ request }) => {
  const stored = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(process.env.DATA_DIR ?? ".data", "secrets.json"), "utf8")));
  // The publishable key may be known; the id of the installation is no secret.
  const secrets = [stored.secretKey, stored.jwtSecret, stored.internalToken, stored.authSecret];
  expect(secrets.every((secret) => typeof secret === "string" && secret.length > 20)).toBe(true);

  const pages = await abreast(PAGES, async (address): Promise<Sent[]> => {
    const mark = address.includes("?") ? "&" : "?";
    const html = await (await request.get(address)).text();
    const payload = await (await request.get(`${address}${mark}_rsc=1`, { headers: { RSC: "1" } })).text();
    return [
      { name: address, text: html },
      { name: `RSC of ${address}`, text: payload },
    ];
  });
  const files = readStaticFiles();
  expect(files.length).toBeGreaterThan(5);
  const sent = [...pages.flat(), ...files];
  const found = sent.flatMap(({ name, text }) =>
    [...NAMES, ...secrets].flatMap((secret) =>
      secret && text.includes(secret) ? [`${name}: ${NAMES.includes(secret) ? secret : "a secret"}`] : [],
    ),
  );
  expect(found).toEqual([]);
  // Keys of other installations and of other services too, by their form.
  expect(sent.flatMap(({ name, text }) => findOwnKeys(text).map((key) => `${name}: ${key}`))).toEqual([]);
  expect(await findKnownSecretsIn(sent)).toEqual([]);
});
