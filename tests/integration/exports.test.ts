import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TIERS } from "@/lib/access/claims";
import { may, RIGHT_TIERS } from "@/lib/access/rights";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { TestBackend, type As } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend.stop());

async function subscriber(userId: string, tier: string | null): Promise<As> {
  if (tier) await backend.insert("annual_subscriptions", { user_id: userId, tier });
  return backend.tokenFor(userId);
}
const admit = async (as: As, p_format = "csv", p_figure = "single-country", p_search = "market=sweden") =>
  backend.rpc(as, "admit_export", { p_format, p_figure, p_search });

describe("exports", () => {
  test("exports need the plan that includes the format", async () => {
    const formats = Object.entries(EXPORT_FORMATS);
    for (const tier of [null, ...TIERS]) {
      const as = await subscriber(`takes-${tier ?? "none"}`, tier);
      const seen: Record<string, unknown> = {};
      for (const [format] of formats) seen[format] = (await admit(as, format)).json;
      const expected = formats.map(([format, { right }]) => [format, may({ tier }, right) ? 0 : -1]);
      expect(seen, String(tier)).toEqual(Object.fromEntries(expected));
    }
    expect((await admit("anonymous")).status).toBeGreaterThanOrEqual(400);
  });

  test("exports are limited to thirty an hour per person, even in parallel", async () => {
    const [as, other] = [
      await subscriber("eager", RIGHT_TIERS.csvExport),
      await subscriber("calm", RIGHT_TIERS.csvExport),
    ];
    const answers = await Promise.all(Array.from({ length: 36 }, async () => (await admit(as)).json));
    expect(answers.filter((each) => each === 0)).toHaveLength(30);
    for (const wait of answers.filter((each) => each !== 0)) {
      expect(wait).toBeGreaterThan(3_500);
      expect(wait).toBeLessThanOrEqual(3_600);
    }
    expect((await admit(other)).json).toBe(0);
  });

  test("exports are logged with their selection, and unknown formats are refused", async () => {
    const as = await subscriber("noted", "enterprise");
    expect((await admit(as, "xlsx", "momentum", "market=norway")).json).toBe(0);
    for (const [format, figure, search] of [
      ["exe", "momentum", ""],
      ["csv", "Robert'); drop", ""],
      ["csv", "momentum", "x".repeat(30_001)],
    ] as const) {
      expect((await admit(as, format, figure, search)).status).toBe(400);
    }
    const admin = await backend.tokenFor("desk");
    await backend.insert("user_roles", { provider_user_id: "desk", role: "admin" });
    const { json } = await backend.rpc(admin, "list_audit_log", { p_area: "export" });
    expect(JSON.stringify(json)).toContain("market=norway");
    expect(JSON.stringify(json)).not.toContain("drop");
  });

  test("exports are in the data download", async () => {
    const as = await subscriber("curious", RIGHT_TIERS.pngExport);
    await admit(as, "png");
    const { json } = await backend.rpc(as, "export_my_data", {});
    expect(json).toMatchObject({ exports: [{ format: "png", figure: "single-country" }] });
  });
});

describe("several charts in one file", () => {
  const admitAll = async (as: As, count: number) =>
    (
      await backend.rpc(as, "admit_exports", {
        p_format: "pptx",
        p_charts: Array.from({ length: count }, (_, at) => ({ figure: "momentum", search: `n=${at}` })),
      })
    ).json;
  const countOf = async (as: As) => {
    const { json } = await backend.rpc(as, "export_my_data", {});
    return (json as { exports: unknown[] }).exports.length;
  };

  test("charts of a file are counted together, all or none", async () => {
    const as = await subscriber("collector", "enterprise");
    expect(await admitAll(as, 25)).toBe(0);
    expect(await admitAll(as, 6)).toBeGreaterThan(3_500);
    expect(await countOf(as)).toBe(25);
    expect(await admitAll(as, 5)).toBe(0);
    expect(await countOf(as)).toBe(30);
    expect(await admitAll(as, 1)).toBeGreaterThan(3_500);
  });

  test("two files at once cannot pass the limit together", async () => {
    const as = await subscriber("hasty", "enterprise");
    const answers = await Promise.all([admitAll(as, 20), admitAll(as, 20)]);
    expect(answers.filter((each) => each === 0)).toHaveLength(1);
    expect(await countOf(as)).toBe(20);
  });

  test("a file without charts or with an unknown one is refused", async () => {
    const as = await subscriber("odd", "enterprise");
    for (const p_charts of [[], [{ figure: "Robert'); drop", search: "" }], "all"])
      expect((await backend.rpc(as, "admit_exports", { p_format: "pdf", p_charts })).status).toBe(400);
    expect(await admitAll(await subscriber("plain", null), 1)).toBe(-1);
  });
});
