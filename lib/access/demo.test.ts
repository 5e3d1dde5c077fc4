import { describe, expect, it } from "vitest";
import { isDemo, isFromThisMachine } from "@/lib/access/demo";
import { isInternalCall } from "@/lib/access/internal-call";

const alone = { listensOn: null, hasProxy: false };

describe("isDemo", () => {
  it.each([
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://127.9.8.7:3000",
    "http://[::1]:3000",
    "https://x.localhost",
  ])("the site is a demonstration with the sample study at %s, and not with a real one", (origin) => {
    expect(isDemo({ isSample: true, origin, ...alone })).toBe(true);
    expect(isDemo({ isSample: false, origin, ...alone })).toBe(false);
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
  ])("the site is never a demonstration at %j", (origin) => {
    expect(isDemo({ isSample: true, origin, ...alone })).toBe(false);
  });
});

describe("isDemo of a site that others can reach", () => {
  const local = { isSample: true, origin: "http://localhost:3000", hasProxy: false };

  it.each(["0.0.0.0", "::", "192.168.1.5", "granskog.example"])(
    "a site that listens on %s is never a demonstration",
    (listensOn) => {
      expect(isDemo({ ...local, listensOn })).toBe(false);
    },
  );

  it.each(["127.0.0.1", "localhost", "::1", null])(
    "a site that listens on %s without a proxy can be a demonstration",
    (listensOn) => {
      expect(isDemo({ ...local, listensOn })).toBe(true);
      expect(isDemo({ ...local, listensOn, hasProxy: true })).toBe(false);
    },
  );
});

describe("isFromThisMachine", () => {
  const from = (headers: Record<string, string>) => isFromThisMachine(new Headers(headers));

  it("a direct request to a name of this machine counts as coming from this machine", () => {
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "site.localhost"])
      expect(from({ host, "x-granskog-reached": "directly" }), host).toBe(true);
  });

  it("a request through a proxy or to another name never counts as coming from this machine", () => {
    for (const host of ["granskog.example", "192.168.1.5:3000", ""])
      expect(from({ host, "x-granskog-reached": "directly" }), host).toBe(false);
    expect(from({ host: "localhost:3000", "x-granskog-reached": "otherwise" })).toBe(false);
    expect(from({ host: "localhost:3000" })).toBe(false);
  });
});

describe("isInternalCall", () => {
  const token = "t".repeat(43);

  it("an internal call needs a bearer token", () => {
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

  it("an internal call is refused without a proper token", () => {
    expect(isInternalCall("Bearer null", null)).toBe(false);
    expect(isInternalCall("Bearer ", "")).toBe(false);
    expect(isInternalCall("Bearer short", "short")).toBe(false);
  });
});
