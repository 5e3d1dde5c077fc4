import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Tier } from "@/lib/access/claims";
import { may } from "@/lib/access/rights";
import type { Right } from "@/lib/catalogue/rights";
import { addCallers, CALLERS, publishSentinelStudy, type CallerName } from "@/tests/support/sentinel-study";
import { TestBackend, type As } from "@/tests/support/test-backend";

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await TestBackend.start();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});

afterAll(() => backend?.stop());

/** The unchanged client library, as the site and a client written against the specification use it. */
function clientFor(name: CallerName) {
  const as = callers[name];
  const accessToken = async () => (typeof as === "object" ? as.token : null);
  return createClient(backend.url, backend.secrets.publishableKey, { accessToken });
}

const FLAGS = ["pngExport", "pdfExport", "excelExport", "powerpointExport", "api"] as const satisfies Right[];
const YEARS: Record<Tier, number> = { essential: 3, professional: 8, enterprise: 15 };
const active = (tier: Tier) => ({
  tier,
  status: "active",
  is_trial: false,
  days_remaining: null,
  features: {
    ...Object.fromEntries(FLAGS.map((flag) => [flag, may({ tier }, flag)])),
    historicalDataYears: YEARS[tier],
  },
});

describe("get_user_subscription_annual", () => {
  test.each<[CallerName, unknown[]]>([
    ["free", []],
    ["researcher", []],
    ["invitedOnly", []],
    ["essential", [active("essential")]],
    ["professional", [active("professional")]],
    ["enterprise", [active("enterprise")]],
    ["teamMember", [active("enterprise")]],
    ["trialRunning", [{ ...active("professional"), is_trial: true, days_remaining: 3 }]],
    ["trialExpired", [{ ...active("professional"), status: "expired", days_remaining: 0 }]],
    ["canceled", [{ ...active("enterprise"), status: "canceled" }]],
  ])("%s reads only their own subscription", async (name, expected) => {
    const { data } = await clientFor(name).rpc("get_user_subscription_annual", { _user_id: name });
    expect(data).toEqual(expected);
  });

  test("only an admin and the server can read someone else's subscription", async () => {
    for (const name of CALLERS) {
      const { status, json } = await backend.rpc(callers[name], "get_user_subscription_annual", {
        _user_id: "enterprise",
      });
      if (name === "anonymous") expect(status).toBe(401);
      else expect(json, name).toEqual(["enterprise", "admin", "service"].includes(name) ? [active("enterprise")] : []);
    }
  });
});

test("is_admin answers for the caller, and about others only to an admin and the server", async () => {
  for (const name of CALLERS) {
    const own = await backend.rpc(callers[name], "is_admin", { check_user_id: name });
    const other = await backend.rpc(callers[name], "is_admin", { check_user_id: "admin" });
    if (name === "anonymous") expect([own.status, other.status]).toEqual([401, 401]);
    else expect([own.json, other.json], name).toEqual([name === "admin", ["admin", "service"].includes(name)]);
  }
});

describe("the account tables", () => {
  test("callers read only their own roles", async () => {
    const role = (name: CallerName) =>
      clientFor(name).from("user_roles").select("role").eq("provider_user_id", name).single();
    expect((await role("researcher")).data).toEqual({ role: "researcher" });
    expect((await role("free")).error?.code).toBe("PGRST116");
    const { data } = await clientFor("free").from("user_roles").select();
    expect(data).toEqual([]);
  });

  test("callers read only their own subscriptions, and admins everyone's", async () => {
    const of = (name: CallerName, userId: string) =>
      clientFor(name).from("annual_subscriptions").select("id,user_id").eq("user_id", userId).maybeSingle();
    expect((await of("essential", "essential")).data).toMatchObject({ user_id: "essential" });
    expect(await of("free", "essential")).toMatchObject({ data: null, error: null });
    expect((await of("admin", "essential")).data).toMatchObject({ user_id: "essential" });
  });

  test("team members are counted for the owner and invisible to others", async () => {
    const { data } = await clientFor("enterprise").from("annual_subscriptions").select("id").single();
    const count = async (name: CallerName) =>
      (
        await clientFor(name)
          .from("subscription_team_members")
          .select("*", { count: "exact", head: true })
          .eq("subscription_id", String(data?.id))
      ).count;
    expect([await count("enterprise"), await count("teamMember"), await count("essential")]).toEqual([2, 1, 0]);
  });

  test("plans can be read by everyone", async () => {
    const { data } = await clientFor("anonymous")
      .from("subscription_plans")
      .select("tier,annual_price_eur,seats,historical_data_years")
      .order("tier_rank");
    expect(data).toEqual([
      { tier: "essential", annual_price_eur: 3900, seats: 3, historical_data_years: 3 },
      { tier: "professional", annual_price_eur: 8900, seats: 10, historical_data_years: 8 },
      { tier: "enterprise", annual_price_eur: 18900, seats: 30, historical_data_years: 15 },
    ]);
  });
});

describe("initialize-user", () => {
  const invoke = async (as: As, body: object) =>
    backend.request(as, "/functions/v1/initialize-user", { method: "POST", body: JSON.stringify(body) });

  test("initialize-user adds the caller's row once and grants nothing", async () => {
    const as = await backend.tokenFor("newcomer");
    expect((await invoke(as, { userType: "enterprise", invitationCode: "abc" })).json).toEqual({
      initialized: true,
      created: true,
      invitation: { status: "unknown" },
    });
    expect((await invoke(as, { userType: "free" })).json).toEqual({
      initialized: true,
      created: false,
      invitation: null,
    });
    expect((await backend.request(as, "/rest/v1/user_profiles?select=user_id,user_type,invitation_code")).json).toEqual(
      [
        {
          user_id: "newcomer",
          user_type: "enterprise",
          invitation_code: expect.stringMatching(/^sha256:[0-9a-f]{32}$/),
        },
      ],
    );
    expect((await backend.rpc(as, "get_user_subscription_annual", { _user_id: "newcomer" })).json).toEqual([]);
    expect((await backend.rpc(as, "list_ranked_brands", { p_market: "sweden" })).json).toMatchObject([
      { score: null },
      ...Array(13).fill({}),
    ]);
  });

  test("twenty parallel calls of initialize-user create one row", async () => {
    const as = await backend.tokenFor("hasty");
    const answers = await Promise.all(Array.from({ length: 20 }, () => invoke(as, {})));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(answers.filter((answer) => (answer.json as { created: boolean }).created)).toHaveLength(1);
  });

  test("initialize-user works through the client library's invoke", async () => {
    const { data, error } = await clientFor("free").functions.invoke("initialize-user", { body: { userType: "free" } });
    expect({ data, error }).toEqual({ data: { initialized: true, created: true, invitation: null }, error: null });
  });

  test("initialize-user needs a valid user token", async () => {
    expect((await invoke("anonymous", {})).status).toBe(401);
    expect((await invoke(await backend.tokenFor("x", {}, "y".repeat(43)), {})).status).toBe(401);
  });

  test("initialize-user refuses unknown fields", async () => {
    const answer = await invoke(await backend.tokenFor("sly"), {
      userType: "free",
      user_id: "someone",
      tier: "enterprise",
    });
    expect(answer.status).toBe(400);
    expect((await backend.request("service", "/rest/v1/user_profiles?user_id=in.(sly,someone)")).json).toEqual([]);
  });
});
