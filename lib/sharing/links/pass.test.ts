import { describe, expect, test } from "vitest";
import { isPass, PASS_LASTS, toPass } from "@/lib/sharing/links/pass";

const [ID, PASSWORD_HASH, SECRET] = ["a".repeat(22), "scrypt$kept", "secret"];
const NOW = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe("a pass", () => {
  const pass = toPass(ID, PASSWORD_HASH, SECRET, NOW);

  test("opens its link for an hour", () => {
    expect(isPass(pass, ID, PASSWORD_HASH, SECRET, NOW)).toBe(true);
    expect(isPass(pass, ID, PASSWORD_HASH, SECRET, later(PASS_LASTS - 1))).toBe(true);
    expect(isPass(pass, ID, PASSWORD_HASH, SECRET, later(PASS_LASTS))).toBe(false);
  });

  test("opens no other link, none after the password changed, and none of another site", () => {
    expect(isPass(pass, "b".repeat(22), PASSWORD_HASH, SECRET, NOW)).toBe(false);
    expect(isPass(pass, ID, "scrypt$other", SECRET, NOW)).toBe(false);
    expect(isPass(pass, ID, PASSWORD_HASH, "other", NOW)).toBe(false);
    expect(isPass(toPass(ID, PASSWORD_HASH, "", NOW), ID, PASSWORD_HASH, "", NOW)).toBe(false);
  });

  test("cannot be made to last, nor be made up", () => {
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
