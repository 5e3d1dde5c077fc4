import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findViolations, type Level } from "@/tests/support/answer-guard";
import {
  CALLS,
  COMMANDS,
  describeShape,
  get,
  head,
  INDUSTRY_POSITION,
  POSITION,
  READS,
  type Shape,
} from "@/tests/support/attack-shapes";
import { addCallers, publishSentinelStudy, type CallerName } from "@/tests/support/sentinel-study";
import { TestBackend, type As } from "@/tests/support/test-backend";

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await TestBackend.start();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(() => backend?.stop());

describe.each<Level>(["anonymous", "free"])("an attacker who is %s", (level) => {
  const everything = async () => {
    const tables = [
      "user_roles",
      "user_profiles",
      "annual_subscriptions",
      "subscription_team_members",
      "subscription_plans",
      "ranking_scores",
    ];
    const reads = tables.map((table) => backend.request("service", `/rest/v1/${table}`));
    return (await Promise.all([...reads, backend.rpc("service", "current_publication")])).map((answer) => answer.json);
  };
  const send = ({ target, init }: Shape) => backend.request(callers[level], target, init);

  test.each([...READS, ...CALLS].map((shape) => [describeShape(shape), shape] as const))(
    "the request %s reveals no data beyond the caller's rights",
    async (_, shape) => {
      expect(findViolations(level, await send(shape))).toEqual([]);
    },
  );

  test.each(COMMANDS.map((shape) => [describeShape(shape), shape] as const))(
    "the attacker is refused %s",
    async (_, shape) => {
      const before = await everything();
      expect((await send(shape)).status).toBeGreaterThanOrEqual(400);
      expect(await everything()).toEqual(before);
    },
  );

  test("counts cover only visible rows", async () => {
    const hidden = [`ranking_scores`, `ranking_scores?Score=gt.140`, `ranking_positions_2025?Year=eq.2024`];
    if (level === "anonymous")
      hidden.push(`ranking_positions_2025?${POSITION}=gt.10`, `ranking_positions_2025?${INDUSTRY_POSITION}=gt.0`);
    for (const target of hidden) {
      expect((await send(head(target, "exact"))).headers.get("content-range"), target).toBe("*/0");
    }
  });

  test.each(["planned", "estimated"])("a %s count does not reveal hidden values", async (count) => {
    const totals = new Set<string | null>();
    for (let score = 137; score <= 151; score += 1) {
      totals.add((await send(head(`ranking_scores?Score=gte.${score}`, count))).headers.get("content-range"));
    }
    expect(totals.size).toBe(1);
  });

  test("filters apply to the masked value", async () => {
    const probes = [
      ...[1, 2, 3, 4, 5].map((position) => get(`rpc/find_brand?p_slug=brand-h&score=gte.${130 + position}`)),
      get("rpc/list_ranked_brands?p_market=sweden&rank_low=gte.3100"),
      get("rpc/list_ranked_brands?p_market=sweden&n=gte.1"),
    ];
    if (level === "anonymous") {
      probes.push(
        ...Array.from({ length: 14 }, (_, index) =>
          get(`rpc/find_brand?p_slug=brand-h&overall_position=eq.${index + 1}`),
        ),
        ...[1, 2, 3, 4, 5].map((position) => get(`ranking_positions_2025?${INDUSTRY_POSITION}=eq.${position}`)),
        ...[1, 2, 3, 4, 5].map((position) =>
          get(`rpc/list_ranked_brands?p_market=sweden&industry_position=lte.${position}`),
        ),
      );
    }
    for (const probe of probes) expect((await send(probe)).json, probe.target).toEqual([]);
  });
});

describe("invalid tokens", () => {
  const now = Math.floor(Date.now() / 1000);
  const ask = async (as: As) => backend.rpc(as, "list_ranked_brands", { p_market: "sweden" });
  const unsigned = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    return { token: `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.` };
  };

  test.each<[string, () => Promise<As>]>([
    ["expired", () => backend.tokenFor("admin", { exp: now - 60 })],
    ["not yet valid", () => backend.tokenFor("admin", { nbf: now + 600 })],
    ["without an end", () => backend.tokenFor("admin", { exp: undefined })],
    ["without a subject", () => backend.tokenFor("admin", { sub: undefined })],
    ["signed with another secret", () => backend.tokenFor("admin", {}, "x".repeat(43))],
    ["signed with the published key", () => backend.tokenFor("admin", {}, backend.secrets.publishableKey)],
    ["for the server's role", () => backend.tokenFor("admin", { role: "service_role" })],
    ["for the database owner", () => backend.tokenFor("admin", { role: "postgres" })],
    ["unsigned", async () => unsigned({ sub: "admin", role: "authenticated", exp: now + 60 })],
    ["garbage", async () => ({ token: "a.b.c" })],
  ])("an invalid token is refused: %s", async (_, token) => {
    const answer = await ask(await token());
    expect(answer.status).toBe(401);
    expect(findViolations("anonymous", answer)).toEqual([]);
  });

  test.each([
    ["a wrong key", { apikey: "sb_publishable_x" }],
    ["no key", { apikey: "" }],
  ])("an invalid key is refused: %s", async (_, headers) => {
    expect((await backend.request("anonymous", "/rest/v1/rpc/list_markets", { headers })).status).toBe(401);
  });

  test("claims beyond the subject grant nothing", async () => {
    const boastful = {
      tier: "enterprise",
      user_metadata: { role: "admin" },
      app_metadata: { role: "admin" },
      level: "admin",
    };
    const answer = await ask(await backend.tokenFor("free", boastful));
    expect(answer.status).toBe(200);
    expect(findViolations("free", answer)).toEqual([]);
  });

  test("an anonymous sign-in at the hosted provider counts as anonymous", async () => {
    const answer = await ask(await backend.tokenFor("free", { is_anonymous: true }));
    expect(findViolations("anonymous", answer)).toEqual([]);
    expect(answer.json).toHaveLength(10);
  });
});

test("the check itself detects paid data", async () => {
  const answer = await backend.rpc(callers.essential, "list_ranked_brands", { p_market: "sweden" });
  expect(findViolations("free", answer)).not.toEqual([]);
});
