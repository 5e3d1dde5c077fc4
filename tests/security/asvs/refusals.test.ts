import { afterEach, describe, expect, test, vi } from "vitest";
import { answer } from "@/app/api/answer-member";
import { apologiseTooMany } from "@/app/api/apology";
import { refusalOf } from "@/app/limited-page";
import { isSameOrigin } from "@/lib/access/same-origin";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { log } from "@/lib/platform/telemetry/logger";

const written = vi.spyOn(log(), "warn").mockImplementation(() => undefined);
afterEach(() => written.mockClear());

const lines = () => written.mock.calls.map(([facts]) => facts);
const SITE = "https://granskog.example";

describe("a refusal is noted", () => {
  test("a handler's refusal is logged, for people unknown, without rights or over the limit", () => {
    for (const status of [200, 404, 503]) answer(status, {});
    expect(lines()).toEqual([]);
    for (const status of [401, 403, 429]) answer(status, {});
    expect(lines()).toEqual([
      expect.objectContaining({ event: "handler", outcome: "refused", reason: "401" }),
      expect.objectContaining({ event: "handler", outcome: "refused", reason: "403" }),
      expect.objectContaining({ event: "handler", outcome: "limited", reason: "429" }),
    ]);
  });

  test("a page or an address that a person opens too often is logged", () => {
    const tooMany = new TooManyRequests(17);
    expect(refusalOf(tooMany)).not.toBeNull();
    expect(apologiseTooMany(tooMany, "/s/7Kq2Vd").headers.get("Retry-After")).toBe("17");
    expect(lines()).toEqual(
      ["guard", "handler"].map(
        (event) => expect.objectContaining({ event, outcome: "limited", reason: "429" }) as unknown,
      ),
    );
  });

  test("a request from a page of another site is logged with that site", () => {
    expect(isSameOrigin(new Headers({ origin: SITE, "sec-fetch-site": "same-origin" }), SITE)).toBe(true);
    expect(lines()).toEqual([]);
    expect(isSameOrigin(new Headers({ origin: "https://evil.example" }), SITE)).toBe(false);
    expect(isSameOrigin(new Headers({ origin: SITE, "sec-fetch-site": "cross-site" }), SITE)).toBe(false);
    expect(isSameOrigin(new Headers(), SITE)).toBe(false);
    expect(lines()).toEqual(
      ["evil.example", "granskog.example", "no origin"].map(
        (reason) => expect.objectContaining({ event: "other-site", outcome: "refused", reason }) as unknown,
      ),
    );
  });
});
