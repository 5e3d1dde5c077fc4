import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { AdminList } from "../support/admin-list";

let admin: AdminList;
beforeAll(async () => {
  admin = await AdminList.open();
});
afterAll(async () => {
  await admin?.close();
});

describe("subscriptions", () => {
  const terms = { p_tier: "professional", p_extra_seats: 2, p_until: "2098-06-30T00:00:00Z" };

  it("subscriptions are agreed, changed, ended and undone step by step", async () => {
    const granted = await admin.act("grant_subscription", { p_user: "u-kari", p_seen: "", ...terms });
    expect(await admin.person("u-kari")).toMatchObject({
      effective: { tier: "professional", status: "active" },
      subscription: { state: "active", seats: 12 },
    });
    expect(await admin.act("grant_subscription", { p_user: "u-kari", p_seen: "", ...terms })).toEqual({
      status: "stale",
    });
    const changed = await admin.act("grant_subscription", {
      p_user: "u-kari",
      p_seen: await admin.seen("u-kari"),
      ...terms,
      p_tier: "enterprise",
      p_until: null,
    });
    expect((await admin.person("u-kari")).subscription).toMatchObject({ tier: "enterprise", until: null });
    expect(await admin.act("take_back", { p_line: granted.line })).toEqual({ status: "stale" });
    expect(await admin.act("take_back", { p_line: changed.line })).toMatchObject({ status: "done" });
    expect((await admin.person("u-kari")).subscription).toMatchObject({
      tier: "professional",
      until: "2098-06-30T00:00:00+00:00",
    });
    const ended = await admin.act("end_subscription", { p_user: "u-kari", p_seen: await admin.seen("u-kari") });
    expect((await admin.person("u-kari")).effective).toMatchObject({ status: "canceled" });
    expect(await admin.act("end_subscription", { p_user: "u-kari", p_seen: await admin.seen("u-kari") })).toEqual({
      status: "stale",
    });
    expect(await admin.act("take_back", { p_line: ended.line })).toMatchObject({ status: "done" });
    expect((await admin.person("u-kari")).effective).toMatchObject({ status: "active" });
  });

  it("a subscription ends when its creation is undone", async () => {
    const { line } = await admin.act("grant_subscription", { p_user: "u-siri", p_seen: "", ...terms });
    await admin.act("take_back", { p_line: line });
    expect((await admin.person("u-siri")).subscription).toMatchObject({ state: "ended" });
  });

  it("a trial ends, and continues when that is undone", async () => {
    const { line } = await admin.act("end_subscription", { p_user: "u-trying", p_seen: await admin.seen("u-trying") });
    expect((await admin.person("u-trying")).effective).toMatchObject({ status: "expired" });
    await admin.act("take_back", { p_line: line });
    expect((await admin.person("u-trying")).effective).toMatchObject({ status: "active", is_trial: true });
  });

  it("a subscription paid through a provider cannot be changed here", async () => {
    const p_seen = await admin.seen("u-paying");
    expect(await admin.act("grant_subscription", { p_user: "u-paying", p_seen, ...terms })).toEqual({
      status: "paid_elsewhere",
    });
    expect(await admin.act("end_subscription", { p_user: "u-paying", p_seen })).toEqual({ status: "paid_elsewhere" });
  });

  it.each([
    { p_user: "u-unknown", p_seen: "", ...terms },
    { p_user: "u-siri", p_seen: "0".repeat(32), ...terms },
  ])("a subscription needs an owner and is never agreed over an unseen change", async (args) => {
    expect(await admin.act("grant_subscription", args)).toEqual({ status: "stale" });
  });

  it("a subscription cannot end in the past or have a thousand extra seats", async () => {
    for (const change of [
      { p_until: "2001-01-01T00:00:00Z" },
      { p_extra_seats: 1_001 },
      { p_extra_seats: -1 },
      { p_tier: "platinum" },
    ]) {
      const args = { p_user: "u-siri", p_seen: await admin.seen("u-siri"), ...terms, ...change };
      expect((await admin.backend.rpc(admin.boss, "grant_subscription", args)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("subscriptions are listed by state and plan, and totalled by yearly value", async () => {
    const listed = z.array(z.object({ subscription: z.looseObject({ user_id: z.string() }), total: z.int() }));
    const of = async (args: Record<string, unknown>) =>
      listed.parse(await admin.ask("list_subscriptions", args)).map((row) => row.subscription.user_id);
    expect(await of({ p_state: "trial" })).toEqual(["u-trying"]);
    expect((await of({ p_state: "ended" })).sort()).toEqual(["u-nobody", "u-siri"]);
    expect(await of({ p_tier: "enterprise" })).toEqual(["u-paying"]);
    expect(await of({ p_query: "kari@" })).toEqual(["u-kari"]);
    expect(await admin.ask("count_subscriptions")).toEqual(
      expect.arrayContaining([
        { tier: "enterprise", state: "active", count: 1, annual_value_eur: 18900 },
        { tier: "professional", state: "trial", count: 1, annual_value_eur: 0 },
      ]),
    );
  });
});
