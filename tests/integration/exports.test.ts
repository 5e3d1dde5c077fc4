import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("files people take", () => {
  test("come with the plan their format comes with", async () => {
    const formats = ["png", "png-square", "svg", "pdf", "xlsx", "csv", "pptx"];
    const seen: Record<string, unknown[]> = {};
    for (const tier of [null, "essential", "professional", "enterprise"]) {
      const as = await subscriber(`takes-${tier ?? "none"}`, tier);
      seen[tier ?? "none"] = [];
      for (const format of formats) seen[tier ?? "none"]?.push((await admit(as, format)).json);
    }
    expect(seen).toEqual({
      none: [-1, -1, -1, -1, -1, -1, -1],
      essential: [0, 0, 0, -1, -1, -1, -1],
      professional: [0, 0, 0, 0, 0, 0, -1],
      enterprise: [0, 0, 0, 0, 0, 0, 0],
    });
    expect((await admit("anonymous")).status).toBeGreaterThanOrEqual(400);
  });

  test("are thirty in an hour for each person, also of many asked for at once", async () => {
    const [as, other] = [await subscriber("eager", "professional"), await subscriber("calm", "professional")];
    const answers = await Promise.all(Array.from({ length: 36 }, async () => (await admit(as)).json));
    expect(answers.filter((each) => each === 0)).toHaveLength(30);
    for (const wait of answers.filter((each) => each !== 0)) {
      expect(wait).toBeGreaterThan(3_500);
      expect(wait).toBeLessThanOrEqual(3_600);
    }
    expect((await admit(other)).json).toBe(0);
  });

  test("are noted in the log with what was chosen, and what is no file is refused", async () => {
    const as = await subscriber("noted", "professional");
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

  test("are in what a person downloads of theirs", async () => {
    const as = await subscriber("curious", "essential");
    await admit(as, "png");
    const { json } = await backend.rpc(as, "export_my_data", {});
    expect(json).toMatchObject({ exports: [{ format: "png", figure: "single-country" }] });
  });
});
