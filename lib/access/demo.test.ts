import { describe, expect, it } from "vitest";
import { isDemo } from "@/lib/access/demo";
import { isInternalCall } from "@/lib/access/internal-call";

describe("isDemo", () => {
  it.each([
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://127.9.8.7:3000",
    "http://[::1]:3000",
    "https://x.localhost",
  ])("holds for the sample study at %s, and only for it", (origin) => {
    expect(isDemo({ isSample: true, origin })).toBe(true);
    expect(isDemo({ isSample: false, origin })).toBe(false);
  });

  it.each([
    "https://granskog.example",
    "https://localhost.granskog.example",
    "https://127.0.0.1.nip.example",
    "https://mylocalhost",
    "http://0.0.0.0:3000",
    "http://192.168.1.5:3000",
    "http://localhost@granskog.example",
    "http://[::2]",
    "localhost:3000",
    "",
  ])("never holds at %j", (origin) => {
    expect(isDemo({ isSample: true, origin })).toBe(false);
  });
});

describe("isInternalCall", () => {
  const token = "t".repeat(43);

  it("accepts only a bearer token", () => {
    expect(isInternalCall(`Bearer ${token}`, token)).toBe(true);
    for (const wrong of [
      null,
      "",
      token,
      "Bearer ",
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `bearer ${token}`,
    ]) {
      expect(isInternalCall(wrong, token)).toBe(false);
    }
  });

  it("accepts nothing without a proper token", () => {
    expect(isInternalCall("Bearer null", null)).toBe(false);
    expect(isInternalCall("Bearer ", "")).toBe(false);
    expect(isInternalCall("Bearer short", "short")).toBe(false);
  });
});
