import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  addCallers,
  CALLERS,
  findSentinel,
  publishSentinelStudy,
  slugOf,
  type CallerName,
} from "@/tests/support/sentinel-study";
import { startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

// A read on someone's behalf returns exactly what they would get themselves at that moment.

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});
afterAll(async () => backend?.stop());

const CALLS: [string, Record<string, unknown>][] = [
  ["find_viewer", {}],
  ["list_market_waves", {}],
  ["list_brand_waves", { p_market: "sweden", p_brand: slugOf("Brand C") }],
  ["list_industry_results", { p_market: "sweden", p_industry: "energy" }],
  ["list_brand_results", { p_brands: ["brand-a", "brand-b", 'it\'s, "quoted"'] }],
  ["list_wave_results", { p_market: "sweden", p_year: 2024 }],
  ["list_portfolios", {}],
];

const people = CALLERS.filter((name) => name !== "anonymous" && name !== "service");
const userOf = (as: As) => {
  const { token } = z.object({ token: z.string() }).parse(as);
  const { sub } = z
    .object({ sub: z.string() })
    .parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
  return sub;
};
const readFor = async (user: string, call: string, args: Record<string, unknown> = {}) =>
  backend.rpc("service", "read_for", { p_user: user, p_call: call, p_args: args });

describe.each(people)("on behalf of %s", (name) => {
  test.each(CALLS)("%s on someone's behalf returns what it returns to them", async (call, args) => {
    const [theirs, ours] = await Promise.all([
      backend.rpc(callers[name], call, args),
      readFor(userOf(callers[name]), call, args),
    ]);
    expect(ours.status).toBe(200);
    expect(ours.json).toEqual(theirs.json);
  });
});

test("the compared calls do return something to people with access", async () => {
  const answer = await readFor(userOf(callers.enterprise), "list_wave_results", { p_market: "sweden", p_year: 2024 });
  expect(z.array(z.unknown()).parse(answer.json)).toHaveLength(14);
});

test("an unknown user gets what any user without a plan gets", async () => {
  const answer = await readFor("nobody-at-all", "list_wave_results", { p_market: "sweden" });
  expect(answer.json).toEqual([]);
  expect(findSentinel(answer.text)).toBeNull();
});

test("only reads can be made on someone's behalf, and only by the site", async () => {
  for (const call of ["save_portfolio", "keep_person", "read_for", "list_people", "no_such", "list_markets'; --"]) {
    expect((await readFor(userOf(callers.admin), call, {})).status, call).toBeGreaterThanOrEqual(400);
  }
  expect((await readFor("", "find_viewer")).status).toBeGreaterThanOrEqual(400);
  for (const name of ["anonymous", "free", "admin"] as const) {
    const answer = await backend.rpc(callers[name], "read_for", {
      p_user: userOf(callers.enterprise),
      p_call: "find_viewer",
      p_args: {},
    });
    expect(answer.status, name).toBeGreaterThanOrEqual(401);
    expect(answer.status, name).toBeLessThan(500);
  }
});

test("the identity is used for one call only", async () => {
  await readFor(userOf(callers.free), "find_viewer");
  expect((await backend.rpc("service", "list_wave_results", { p_market: "sweden", p_year: 2024 })).json).toHaveLength(
    14,
  );
  expect((await backend.rpc("anonymous", "find_viewer")).status).toBeGreaterThanOrEqual(401);
});
