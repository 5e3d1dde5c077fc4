import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AdminList } from "../support/admin-list";

let admin: AdminList;
beforeAll(async () => {
  admin = await AdminList.open();
});
afterAll(async () => {
  await admin?.close();
});

const ids = (found: Record<string, unknown>[]) => found.map((row) => row["user_id"]);

describe("people", () => {
  it("people are found by name, address and ID, and filtered by role or plan", async () => {
    expect(ids(await admin.ask("list_people", { p_query: "KARI F" }))).toEqual(["u-kari"]);
    expect(ids(await admin.ask("list_people", { p_query: "siri@" }))).toEqual(["u-siri"]);
    expect(ids(await admin.ask("list_people", { p_query: "%" }))).toEqual([]);
    expect(ids(await admin.ask("list_people", { p_role: "researcher" }))).toEqual(["u-researcher"]);
    expect(ids(await admin.ask("list_people", { p_plan: "trial" }))).toEqual(["u-trying"]);
    expect(ids(await admin.ask("list_people", { p_plan: "enterprise" }))).toEqual(["u-paying"]);
    expect(await admin.ask("list_people", { p_limit: 1 })).toMatchObject([{ total: 8 }]);
  });

  it("an admin's change of a role happens once and can be undone", async () => {
    const { line } = await admin.act("change_role", { p_user: "u-kari", p_was: "user", p_role: "researcher" });
    expect(await admin.act("change_role", { p_user: "u-kari", p_was: "user", p_role: "admin" })).toEqual({
      status: "stale",
    });
    expect((await admin.person("u-kari")).role).toBe("researcher");
    expect(await admin.act("take_back", { p_line: line }, admin.other)).toMatchObject({ status: "done" });
    expect((await admin.person("u-kari")).role).toBe("user");
    expect(await admin.act("take_back", { p_line: line })).toEqual({ status: "stale" });
    expect(await admin.ask("list_audit_log", { p_person: "u-kari" })).toMatchObject([
      {
        action: "person.role",
        by_user: "u-other",
        subject_name: "Kari Fjell",
        detail: { was: "researcher", became: "user", takes_back: line },
        can_take_back: true,
      },
      {
        action: "person.role",
        by_name: "Olle Gran",
        detail: { was: "user", became: "researcher" },
        can_take_back: false,
      },
    ]);
  });

  it("an undo does not replace a later change of a person", async () => {
    const first = await admin.act("change_role", { p_user: "u-siri", p_was: "user", p_role: "researcher" });
    await admin.act("change_role", { p_user: "u-siri", p_was: "researcher", p_role: "admin" });
    expect(await admin.act("take_back", { p_line: first.line })).toEqual({ status: "stale" });
    expect((await admin.person("u-siri")).role).toBe("admin");
    await admin.act("change_role", { p_user: "u-siri", p_was: "admin", p_role: "user" });
  });

  it("an admin always remains, even if two remove each other's role", async () => {
    expect(await admin.act("change_role", { p_user: "u-boss", p_was: "admin", p_role: "user" })).toEqual({
      status: "own",
    });
    const both = await Promise.all([
      admin.backend.rpc(admin.boss, "change_role", { p_user: "u-other", p_was: "admin", p_role: "user" }),
      admin.backend.rpc(admin.other, "change_role", { p_user: "u-boss", p_was: "admin", p_role: "user" }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 403)).toHaveLength(1);
    const { json } = await admin.backend.request(
      "service",
      "/rest/v1/user_roles?role=eq.admin&select=provider_user_id",
    );
    expect(json).toHaveLength(1);
    await admin.backend.request("service", "/rest/v1/user_roles?provider_user_id=in.(u-boss,u-other)", {
      method: "PATCH",
      body: JSON.stringify({ role: "admin" }),
    });
  });
});
