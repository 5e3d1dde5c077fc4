import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { AdminList } from "../support/admin-list";
import type { As } from "../support/test-backend";

let admin: AdminList;
beforeAll(async () => {
  admin = await AdminList.open();
});
afterAll(async () => {
  await admin?.close();
});

describe("invitation emails to new people", () => {
  it("invitation emails to new people are logged without the address", async () => {
    expect((await admin.backend.rpc(admin.boss, "note_sign_up_email", { p_email: " Kari@sample.test" })).json).toBe(
      "known",
    );
    expect((await admin.backend.rpc(admin.boss, "note_sign_up_email", { p_email: "new@sample.test" })).json).toBe(
      "noted",
    );
    expect(await admin.ask("list_audit_log", { p_query: "person.letter" })).toMatchObject([
      { subject: "sign-up", detail: { to: "n…@sample.test" } },
    ]);
  });
});

describe("the log", () => {
  it("the admin log pages back in time and can be filtered by person", async () => {
    await admin.act("change_role", { p_user: "u-kari", p_was: "user", p_role: "researcher" });
    await admin.act("end_subscription", { p_user: "u-trying", p_seen: await admin.seen("u-trying") });
    await admin.act("set_flag", { p_name: "trials", p_was_on: true, p_was_text: "", p_on: false, p_text: "" });
    await admin.act("set_flag", { p_name: "trials", p_was_on: false, p_was_text: "", p_on: true, p_text: "" });
    const all = await admin.ask("list_audit_log", { p_limit: 200 });
    expect(all).toHaveLength(5);
    const times = all.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort().reverse());
    expect([
      ...(await admin.ask("list_audit_log", { p_limit: 3 })),
      ...(await admin.ask("list_audit_log", { p_offset: 3, p_limit: 200 })),
    ]).toEqual(all);
    expect(
      (await admin.ask("list_audit_log", { p_area: "person", p_limit: 200 })).every(({ action }) =>
        String(action).startsWith("person."),
      ),
    ).toBe(true);
    expect(await admin.ask("list_audit_log", { p_until: "2026-01-01T00:00:00Z" })).toEqual([]);
    expect((await admin.ask("list_log_areas")).map(({ area }) => area)).toEqual([
      "flag",
      "message",
      "person",
      "subscription",
      "waitlist",
    ]);
  });

  it("the admin log contains waitlist decisions too", async () => {
    await admin.backend.insert("waitlist_entries", {
      email: "ola@sample.test",
      name: "Ola",
      company: "Fjord",
      user_id: "u-ola",
    });
    const { json } = await admin.backend.request("service", "/rest/v1/waitlist_entries?select=id");
    const p_id = z.tuple([z.object({ id: z.string() })]).parse(json)[0].id;
    await admin.backend.rpc(admin.boss, "decide_waitlist_entry", {
      p_id,
      p_from: "waiting",
      p_to: "invited",
      p_by: "Olle",
    });
    expect(await admin.ask("list_audit_log", { p_person: "u-ola" })).toMatchObject([
      {
        action: "waitlist.mark",
        subject_name: "Ola",
        by_name: "Olle",
        detail: { was: "waiting", became: "invited" },
        can_take_back: false,
      },
    ]);
  });
});

describe("feature switches", () => {
  it("feature switches are set and undone once, and only the announcement has a text", async () => {
    const set = { p_name: "announcement", p_was_on: false, p_was_text: "", p_on: true, p_text: " Closed on Friday. " };
    const { line } = await admin.act("set_flag", set);
    expect(await admin.act("set_flag", set)).toEqual({ status: "stale" });
    const shown = async (as: As) => (await admin.ask("list_flags", {}, as)).find(({ name }) => name === "announcement");
    expect(await shown("anonymous")).toEqual({ name: "announcement", is_on: true, text: "Closed on Friday." });
    await admin.act("set_flag", {
      ...set,
      p_was_on: true,
      p_was_text: "Closed on Friday.",
      p_on: false,
      p_text: "Closed on Friday.",
    });
    expect(await shown("anonymous")).toEqual({ name: "announcement", is_on: false, text: "" });
    expect(await admin.act("take_back", { p_line: line })).toEqual({ status: "stale" });
    expect(
      (await admin.backend.rpc(admin.boss, "set_flag", { ...set, p_name: "trials", p_was_on: true })).status,
    ).toBeGreaterThanOrEqual(400);
  });
});

describe("someone who is not an admin", () => {
  it.each(["anonymous", "u-siri", "u-researcher"])(
    "%s can read and change nothing in the administration",
    async (who) => {
      const as = who === "anonymous" ? who : await admin.backend.tokenFor(who);
      for (const call of [
        "list_people",
        "list_subscriptions",
        "count_subscriptions",
        "list_audit_log",
        "list_log_areas",
      ]) {
        const { status, json } = await admin.backend.rpc(as, call, {});
        expect(status === 200 ? json : []).toEqual([]);
      }
      const found = await admin.backend.rpc(as, "find_person", { p_user: "u-siri" });
      expect(found.status === 200 ? found.json : null).toBeNull();
      const acts: [string, object][] = [
        ["change_role", { p_user: "u-siri", p_was: "user", p_role: "admin" }],
        [
          "grant_subscription",
          {
            p_user: "u-siri",
            p_seen: await admin.seen("u-siri"),
            p_tier: "enterprise",
            p_extra_seats: 0,
            p_until: null,
          },
        ],
        ["end_subscription", { p_user: "u-trying", p_seen: await admin.seen("u-trying") }],
        ["set_flag", { p_name: "trials", p_was_on: true, p_was_text: "", p_on: false, p_text: "" }],
        ["note_sign_up_email", { p_email: "any@sample.test" }],
        ["take_back", { p_line: 1 }],
      ];
      for (const [call, args] of acts)
        expect([401, 403, 404], call).toContain((await admin.backend.rpc(as, call, { ...args })).status);
      expect(await admin.person("u-siri")).toMatchObject({ role: "user", subscription: null });
    },
  );
});
