import { revalidateTag } from "next/cache";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET as goTo } from "@/app/(public)/rankings/go/route";
import { GET as suggest } from "@/app/api/brands/search/route";
import { POST as revalidate } from "@/app/api/internal/revalidate/route";
import { GET as me } from "@/app/api/me/route";
import { GET as publication } from "@/app/api/publication/route";
import { publishStudy } from "@/lib/study/mutations";
import { smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(smallStudy(), { sha256: "b".repeat(64), actor: "test" });
});

afterAll(async () => {
  await backend?.stop();
});

/** The database out of reach for the tests of a block. */
function withoutDatabase() {
  beforeEach(() => {
    const address = process.env.SUPABASE_URL;
    process.env.SUPABASE_URL = "http://127.0.0.1:65534";
    return () => {
      process.env.SUPABASE_URL = address;
    };
  });
}

const request = (path: string) => new Request(new URL(path, "http://localhost:3000"));

describe("the filter form without JavaScript", () => {
  const addressOf = async (query: string) => {
    const answer = await goTo(request(`/rankings/go?${query}`));
    expect(answer.status).toBe(303);
    return answer.headers.get("location");
  };

  test.each([
    ["market=norway", "/rankings/norway"],
    ["market=sweden&industry=&q=", "/rankings/sweden"],
    ["market=sweden&industry=food-grocery", "/rankings/sweden/food-grocery"],
    ["market=norway&industry=food-grocery", "/rankings/norway"],
    ["market=sweden&industry=no-such", "/rankings/sweden"],
    ["market=sweden&q=brand+07+ÅRE", "/brands/brand-07-are"],
    ["market=sweden&q=Brand", "/rankings/search?market=sweden&q=Brand"],
    ["market=sweden&q=%26x%3D1", "/rankings/search?market=sweden&q=%26x%3D1"],
    ["market=sweden&industry=energy&q=zzz", "/rankings/search?market=sweden&q=zzz"],
    ["", "/rankings"],
    ["market=atlantis&industry=energy", "/rankings"],
    ["market=//evil.example", "/rankings"],
    ["market=sweden&industry=//evil.example", "/rankings/sweden"],
    ["market=sweden&market=norway", "/rankings/sweden"],
  ])("without JavaScript, the filter form %s leads to %s", async (query, expected) => {
    expect(await addressOf(query)).toBe(expected);
  });

  test("the filter form never writes more than a search text into the address", async () => {
    const address = await addressOf(`market=sweden&q=${"å".repeat(5_000)}`);
    expect(new URL(address ?? "", "http://x.example").searchParams.get("q")).toBe("å".repeat(80));
  });

  describe("in an outage", () => {
    withoutDatabase();
    test("in an outage, the filter form leads to the page that says so", async () => {
      expect(await addressOf("market=sweden&q=brand")).toBe("/rankings/search?market=sweden&q=brand");
      expect(await addressOf("market=finland&industry=energy")).toBe("/rankings/finland");
    });
  });
});

describe("brand suggestions", () => {
  const ask = async (query: string) => {
    const answer = await suggest(request(`/api/brands/search?${query}`));
    return { answer, body: await answer.json() };
  };

  test("brand suggestions are at most five, with names and industries only", async () => {
    const { answer, body } = await ask("market=sweden&q=brand");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
    expect(body.stamp).toBeGreaterThan(0);
    expect(body.brands).toHaveLength(5);
    expect(body.brands[0]).toEqual({ slug: "brand-01-are", name: "Brand 01 Åre", industry: "Energy" });
  });

  test.each([
    ["q=a", "market"],
    ["market=atlantis&q=a", "market"],
    ["market=sweden", "q"],
    [`market=sweden&q=${"a".repeat(81)}`, "q"],
    ["market=sweden&q=a&limit=9999", "limit"],
  ])("brand suggestions refuse %s and name %s", async (query, field) => {
    const { answer, body } = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(body.error.field).toBe(field);
    expect(body.error.message).not.toBe("");
  });

  test("brand suggestions accept 80 characters of any size", async () => {
    expect((await ask(`market=sweden&q=${encodeURIComponent("🌲".repeat(80))}`)).answer.status).toBe(200);
  });

  describe("in an outage", () => {
    withoutDatabase();
    test("in an outage, brand suggestions say so instead of returning none", async () => {
      const { answer, body } = await ask("market=sweden&q=brand");
      expect(answer.status).toBe(503);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(body).not.toHaveProperty("brands");
    });
  });
});

describe("the live publication", () => {
  test("the live publication is returned with its stamp", async () => {
    const answer = await publication();
    expect(answer.headers.get("cache-control")).toBe("public, max-age=30");
    expect(await answer.json()).toEqual({
      stamp: expect.any(Number),
      publishedAt: expect.stringMatching(/^20\d\d-/),
      isSample: false,
    });
  });
});

describe("the viewer", () => {
  // There is no request here to read a session from: the accounts do not respond.
  test("a viewer whose session could not be read is not taken for a visitor", async () => {
    const answer = await me();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
    expect(await answer.json()).not.toHaveProperty("level");
  });
});

describe("the call after publishing", () => {
  const token = "internal-token-of-at-least-32-characters";
  const call = (authorization?: string) =>
    revalidate(
      new Request("http://localhost:3000/api/internal/revalidate", {
        method: "POST",
        headers: authorization ? { authorization } : {},
      }),
    );

  beforeEach(() => {
    vi.stubEnv("INTERNAL_TOKEN", token);
    vi.mocked(revalidateTag).mockClear();
    return () => vi.unstubAllEnvs();
  });

  test("the call after publishing expires all cached results at once", async () => {
    expect((await call(`Bearer ${token}`)).status).toBe(200);
    expect(revalidateTag).toHaveBeenCalledExactlyOnceWith("publication", { expire: 0 });
  });

  test("the call after publishing is 404 for anyone else", async () => {
    for (const wrong of [undefined, "", token, `Bearer ${token}x`, "Bearer wrong"]) {
      expect((await call(wrong)).status).toBe(404);
    }
    vi.stubEnv("INTERNAL_TOKEN", "");
    expect((await call("Bearer ")).status).toBe(404);
    expect(revalidateTag).not.toHaveBeenCalled();
  });
});
