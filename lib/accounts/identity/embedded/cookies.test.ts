import { describe, expect, it } from "vitest";
import {
  DEVICE_COOKIE,
  SECURE_SESSION_COOKIE,
  SESSION_COOKIE,
  STEP_COOKIE,
  toCookie,
} from "@/lib/accounts/identity/embedded/cookies";

const HINTS = ["edge_claims", "signed_in"];

describe("account cookies", () => {
  it("on https, every sensitive account cookie is secure and has the prefix", () => {
    for (const name of [SESSION_COOKIE, STEP_COOKIE, DEVICE_COOKIE]) {
      expect(toCookie(name, { maxAge: 60 }, true, HINTS)).toMatchObject({
        name: `__Host-${name}`,
        secure: true,
        path: "/",
      });
      expect(toCookie(name, { maxAge: 60 }, false, HINTS)).toMatchObject({ name, secure: false, path: "/" });
    }
    expect(toCookie(SESSION_COOKIE, { maxAge: 60 }, true, HINTS).name).toBe(SECURE_SESSION_COOKIE);
  });

  it("all account cookies are SameSite=Lax, and HttpOnly unless documented", () => {
    for (const isHttps of [true, false]) {
      expect(toCookie(SESSION_COOKIE, { maxAge: 60 }, isHttps, HINTS)).toMatchObject({
        sameSite: "lax",
        httpOnly: true,
        maxAge: 60,
      });
      expect(toCookie("signed_in", { maxAge: 60, isReadable: true }, isHttps, HINTS)).toMatchObject({
        sameSite: "lax",
        httpOnly: false,
      });
    }
  });

  it("hint cookies have the same name everywhere and are secure on https", () => {
    for (const name of HINTS) expect(toCookie(name, { maxAge: 60 }, true, HINTS)).toMatchObject({ name, secure: true });
  });
});
