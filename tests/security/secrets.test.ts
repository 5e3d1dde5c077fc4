import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "@/tests/support/process";
import { findKnownSecrets, findKnownSecretsIn, findOwnKeys } from "@/tests/support/secret-scan";

const NO_TEXT = /\.(?:avif|gz|ico|jpe?g|parquet|png|ttf|webp|woff2?|xlsx)$/;

/** What is kept in the repository and can be read, as it lies here. */
const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: repository, encoding: "utf8", maxBuffer: 1e8 })
  .split("\0")
  .filter((file) => file !== "" && !NO_TEXT.test(file) && existsSync(path.join(repository, file)));

const texts = tracked.map((name) => ({ name, text: readFileSync(path.join(repository, name), "utf8") }));

const letters = (length: number) => "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA".repeat(4).slice(0, length);
/** Invented keys, put together here so that no file holds one. */
const OWN = [
  `sb_secret_${letters(43)}`,
  `Authorization: Bearer gsk_${letters(43)}`,
  `CLERK_SECRET_KEY=sk_test_${letters(40)}`,
  `STRIPE_SECRET_KEY=sk_live_${letters(40)}`,
  `STRIPE_WEBHOOK_SECRET="whsec_${letters(32)}"`,
  `{ "authSecret": "${letters(43)}" }`,
  `# settings\nAUTH_SECRET=${letters(43)}`,
];
const KNOWN = {
  "a token of GitHub": `const token = "ghp_${letters(36)}";`,
  "a password in an address": `DATABASE_URL=postgres://granskog:${letters(20)}@db.internal.example.net:5432/granskog`,
};

describe("the repository", () => {
  test("the search for secrets reads the whole repository", () => {
    expect(tracked.length).toBeGreaterThan(2_000);
    expect(tracked).toEqual(
      expect.arrayContaining(["README.md", "package-lock.json", "supabase/local/secrets.ts", ".ci/run"]),
    );
  });

  test("the repository contains no key of this product", () => {
    expect(texts.flatMap(({ name, text }) => findOwnKeys(text).map((key) => `${name}: ${key}`))).toEqual([]);
  });

  test("the repository contains no key that secretlint recognises", async () => {
    expect(await findKnownSecretsIn(texts)).toEqual([]);
  });
});

describe("the search", () => {
  test.each(OWN)("the search for secrets finds the key %s", (text) => {
    expect(findOwnKeys(text)).toHaveLength(1);
  });

  test.each(Object.entries(KNOWN))("the search for secrets finds %s", async (_, text) => {
    expect(await findKnownSecrets(text)).not.toEqual([]);
  });

  test("the search for secrets names the one file among many", async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({
      name: `${index}.ts`,
      text: index === 120 ? KNOWN["a token of GitHub"] : "export {};",
    }));
    expect(await findKnownSecretsIn(many)).toEqual([expect.stringMatching(/^120\.ts: /)]);
  });

  test("the search for secrets ignores names, publishable keys and made-up words", () => {
    expect(
      findOwnKeys(
        `sb_secret_ sb_publishable_${letters(43)} pk_test_${letters(40)} gsk_short AUTH_SECRET=\${AUTH_SECRET}`,
      ),
    ).toEqual([]);
  });
});
