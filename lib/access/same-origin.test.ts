import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isSameOrigin } from "@/lib/access/same-origin";
import { log } from "@/lib/platform/telemetry/logger";

// Each refusal is logged.
const warn = vi.spyOn(log(), "warn").mockImplementation(() => undefined);

const SITE = "https://site.example";
const asks = (headers: Record<string, string>, site: string | undefined = SITE) =>
  isSameOrigin(new Headers(headers), site);

describe("a request from a page of this site", () => {
  it.each([
    [{ origin: SITE }],
    [{ origin: SITE, "sec-fetch-site": "same-origin" }],
    // A proxy that uses another name.
    [{ origin: SITE, host: "app:3000" }],
    // The machine's own name, besides the public one.
    [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
  ])("a request from a page of this site is recognised by its headers: %j", (headers) => {
    expect(asks(headers)).toBe(true);
  });

  it.each([
    [{}],
    [{ origin: "" }],
    [{ origin: "null", host: "null" }],
    [{ host: "site.example" }],
    [{ referer: `${SITE}/account`, host: "site.example" }],
    [{ origin: "https://evil.example", host: "site.example" }],
    [{ origin: "https://evil.example", host: "site.example", "x-forwarded-host": "evil.example" }],
    [{ origin: "http://site.example", host: "site.example" }],
    [{ origin: `${SITE}:444`, host: "site.example" }],
    [{ origin: `${SITE}.evil.example`, host: "site.example" }],
    [{ origin: `https://evil.example/${SITE}`, host: "site.example" }],
    [{ origin: SITE, "sec-fetch-site": "cross-site" }],
    [{ origin: SITE, "sec-fetch-site": "same-site" }],
    [{ origin: SITE, "sec-fetch-site": "none" }],
    [{ origin: `${SITE}, https://evil.example`, host: "site.example" }],
  ])("a request from elsewhere is recognised by its headers: %j", (headers: Record<string, string>) => {
    expect(asks(headers)).toBe(false);
  });

  it("a request from this site has exactly this site's origin", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.constantFrom("same-origin", null), (address, from) => {
        const { origin } = new URL(address);
        expect(asks({ origin, host: "site.example", ...(from && { "sec-fetch-site": from }) })).toBe(origin === SITE);
      }),
    );
  });

  it.each([
    [{ origin: "https://evil.example/path", host: "site.example" }, "evil.example"],
    [{ origin: "null" }, "no origin"],
    [{}, "no origin"],
  ])("a refusal is logged with the host that asked: %j", (headers: Record<string, string>, reason) => {
    warn.mockClear();
    asks(headers);
    expect(warn.mock.calls.map(([note]) => note)).toEqual([
      expect.objectContaining({ kind: "security", event: "other-site", outcome: "refused", reason }),
    ]);
  });

  it("what comes from this site is not logged", () => {
    warn.mockClear();
    asks({ origin: SITE });
    expect(warn).not.toHaveBeenCalled();
  });

  it("without a configured public address, only the host is compared", () => {
    expect(isSameOrigin(new Headers({ origin: "http://localhost:3000", host: "localhost:3000" }), null)).toBe(true);
    expect(isSameOrigin(new Headers({ origin: "http://localhost:3001", host: "localhost:3000" }), null)).toBe(false);
  });
});
