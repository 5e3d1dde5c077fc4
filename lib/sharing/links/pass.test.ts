import { describe, expect, test } from "vitest";
import { isPass, PASS_LASTS, readKnown, toKnown, toPass } from "@/lib/sharing/links/pass";

const [ID, PASSWORD_HASH, SECRET] = ["a".repeat(22), "scrypt$kept", "secret"];
const NOW = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe("a pass", () => {
  const pass = toPass(ID, PASSWORD_HASH, SECRET, NOW);

  test("a pass opens its link for an hour", () => {
    expect(isPass(pass, ID, PASSWORD_HASH, SECRET, NOW)).toBe(true);
    expect(isPass(pass, ID, PASSWORD_HASH, SECRET, later(PASS_LASTS - 1))).toBe(true);
    expect(isPass(pass, ID, PASSWORD_HASH, SECRET, later(PASS_LASTS))).toBe(false);
  });

  test("a pass opens no other link, and none after the password changed", () => {
    expect(isPass(pass, "b".repeat(22), PASSWORD_HASH, SECRET, NOW)).toBe(false);
    expect(isPass(pass, ID, "scrypt$other", SECRET, NOW)).toBe(false);
    expect(isPass(pass, ID, PASSWORD_HASH, "other", NOW)).toBe(false);
    expect(isPass(toPass(ID, PASSWORD_HASH, "", NOW), ID, PASSWORD_HASH, "", NOW)).toBe(false);
  });

  test("a pass can be neither extended nor forged", () => {
    const [, signature] = pass.split(".");
    for (const wrong of [
      undefined,
      "",
      ".",
      "1",
      `99999999999.${signature ?? ""}`,
      `${pass}x`,
      pass.slice(0, -1),
      `${"9".repeat(400)}.${signature ?? ""}`,
    ]) {
      expect(isPass(wrong, ID, PASSWORD_HASH, SECRET, NOW), String(wrong).slice(0, 40)).toBe(false);
    }
  });
});

describe("a browser that has entered the right password", () => {
  const known = toKnown(ID, PASSWORD_HASH, SECRET);

  test("a browser that entered the password is recognised at this link", () => {
    expect(readKnown(known, ID, PASSWORD_HASH, SECRET)).toMatch(/^[\w-]{22}$/);
    expect(readKnown(known, ID, PASSWORD_HASH, SECRET)).not.toBe(
      readKnown(toKnown(ID, PASSWORD_HASH, SECRET), ID, PASSWORD_HASH, SECRET),
    );
  });

  test("a browser that entered the password is not recognised elsewhere or after a change", () => {
    expect(readKnown(known, "b".repeat(22), PASSWORD_HASH, SECRET)).toBeNull();
    expect(readKnown(known, ID, "scrypt$other", SECRET)).toBeNull();
    expect(readKnown(known, ID, PASSWORD_HASH, "other")).toBeNull();
    expect(readKnown(toKnown(ID, PASSWORD_HASH, ""), ID, PASSWORD_HASH, "")).toBeNull();
    for (const wrong of [undefined, "", `x${known}`, known.slice(1), `${"a".repeat(22)}.${known.split(".")[1] ?? ""}`])
      expect(readKnown(wrong, ID, PASSWORD_HASH, SECRET)).toBeNull();
    expect(isPass(known, ID, PASSWORD_HASH, SECRET, NOW)).toBe(false);
  });
});
