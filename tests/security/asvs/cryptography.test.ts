import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { INVENTORY, PRIMITIVES } from "@/tests/security/asvs/cryptography";
import { repository } from "@/tests/support/process";

const files = execFileSync("git", ["ls-files", "-z", "app", "components", "lib", "supabase", "middleware.ts"], {
  cwd: repository,
  encoding: "utf8",
  maxBuffer: 1e8,
})
  .split("\0")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(path.join(repository, file)));

/** The primitives that a text uses, by name. */
const usesOf = (text: string) => Object.entries(PRIMITIVES).flatMap(([name, form]) => (form.test(text) ? [name] : []));

const used = new Map(files.map((file) => [file, usesOf(readFileSync(path.join(repository, file), "utf8"))]));
const found = (name: string) => [...used].flatMap(([file, names]) => (names.includes(name) ? [file] : []));

test("every file that uses cryptography is in the inventory, with what it uses", () => {
  const expected = Object.fromEntries(Object.entries(INVENTORY).map(([file, [primitives]]) => [file, primitives]));
  const is = Object.fromEntries(
    [...used].filter(([, names]) => names.length > 0).map(([file, names]) => [file, names.join(" ")]),
  );
  expect(is).toEqual(expected);
  for (const [file, [, purpose]] of Object.entries(INVENTORY)) expect(purpose.length, file).toBeGreaterThan(10);
});

test("nothing below 128 bits is used, except where another standard requires it", () => {
  expect(found("md5")).toEqual([]);
  expect(found("other cipher")).toEqual([]);
  expect(found("pbkdf")).toEqual([]);
  expect(found("sha1")).toEqual(["lib/accounts/identity/embedded/totp.ts"]);
  expect(usesOf('createHash("md5"); createCipheriv("aes-128-cbc", key, iv); createHmac("sha1", key)')).toEqual([
    "sha1",
    "md5",
    "hmac",
    "other cipher",
  ]);
});

test("nothing secret comes from Math.random or an ID", () => {
  expect(found("Math.random")).toEqual(["lib/accounts/contact/contact.ts"]);
  expect(found("library's id").map((file) => INVENTORY[file]?.[1])).toEqual([
    "a name that must be its own, not unknown",
    ...Array.from({ length: 2 }, () => "stands for an account where there is none"),
  ]);
});
