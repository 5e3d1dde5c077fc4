import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend.stop());

const FREE_CHOICES = { product_news: false, trial_ending: true, alert_digest: true, team_news: true };

async function keep(userId: string, email = `${userId}@spruce.example`) {
  const person = {
    p_user: userId,
    p_email: email,
    p_first_name: "Kim",
    p_last_name: "Lindqvist",
    p_told_at: new Date().toISOString(),
  };
  expect(await backend.command("keep_person", person)).toBe(true);
}
const rows = async (table: string, column: string, value: string) =>
  (await backend.request("service", `/rest/v1/${table}?${column}=eq.${encodeURIComponent(value)}`)).json as Record<
    string,
    unknown
  >[];

/** Someone with something in every table that knows of people. */
async function fill(userId: string, colleague: string) {
  const [as, email] = [await backend.tokenFor(userId), `${userId}@spruce.example`];
  await keep(userId);
  await backend.rpc(as, "initialize_user", { p_user_type: "free" });
  await backend.rpc(as, "choose_emails", { p_choices: { team_news: false } });
  await backend.rpc(as, "send_contact_message", {
    p_name: "Kim",
    p_email: email,
    p_company: "",
    p_topic: "question",
    p_message: `Where is it? ${userId}`,
  });
  await backend.rpc(as, "join_waitlist", { p_email: email, p_name: "Kim", p_company: "Spruce" });
  await backend.insert("user_roles", { provider_user_id: userId, role: "admin" });
  const { json } = await backend.insert("annual_subscriptions", { user_id: userId, tier: "essential" });
  const [own] = json as { id: string }[];
  await backend.insert("subscription_team_members", {
    subscription_id: own?.id,
    email: `${colleague}@spruce.example`,
    user_id: colleague,
  });
  return as;
}

describe("email preferences", () => {
  test("email preferences start with the emails that need no consent and change one by one", async () => {
    await keep("chooser");
    const as = await backend.tokenFor("chooser");
    expect((await backend.rpc(as, "find_email_choices")).json).toBeNull();
    expect(await backend.command("wants_emails", { p_user: "chooser", p_emails: "product_news" })).toBe(false);
    expect(await backend.command("wants_emails", { p_user: "chooser", p_emails: "trial_ending" })).toBe(true);
    for (let time = 0; time < 2; time += 1)
      await backend.rpc(as, "choose_emails", { p_choices: { trial_ending: false } });
    expect((await backend.rpc(as, "find_email_choices")).json).toEqual({ ...FREE_CHOICES, trial_ending: false });
    expect(await backend.command("wants_emails", { p_user: "chooser", p_emails: "trial_ending" })).toBe(false);
    const { json } = await backend.rpc(as, "export_my_data");
    const { log } = json as { log: { action: string }[] };
    expect(log.filter(({ action }) => action === "account.choose_letters")).toHaveLength(1);
  });

  test("email preferences include study news for people who asked for it at sign-up", async () => {
    await keep("keen");
    expect(await backend.command("keep_consent", { p_user: "keen" })).toBe(true);
    expect(await backend.command("wants_emails", { p_user: "keen", p_emails: "product_news" })).toBe(true);
    await backend.rpc(await backend.tokenFor("keen"), "choose_emails", { p_choices: { product_news: false } });
    expect(await backend.command("keep_consent", { p_user: "keen" })).toBe(false);
    expect(await backend.command("wants_emails", { p_user: "keen", p_emails: "product_news" })).toBe(false);
  });

  test("there are four email preferences, and only the owner can change them", async () => {
    const as = await backend.tokenFor("chooser");
    for (const p_choices of [{ receipts: false }, { user_id: "other" }, { team_news: "maybe" }]) {
      expect((await backend.rpc(as, "choose_emails", { p_choices })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await backend.rpc("anonymous", "choose_emails", { p_choices: {} })).status).toBeGreaterThanOrEqual(400);
    expect((await backend.request(await backend.tokenFor("other"), "/rest/v1/notification_choices")).json).toEqual([]);
    for (const call of ["unsubscribe", "wants_emails"]) {
      expect((await backend.rpc(as, call, { p_user: "other", p_emails: "team_news" })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
  });

  test("email preferences are turned off by the link in an email", async () => {
    await keep("reader");
    expect(await backend.command("unsubscribe", { p_user: "reader", p_emails: "team_news" })).toBe(true);
    expect(await backend.command("wants_emails", { p_user: "reader", p_emails: "team_news" })).toBe(false);
    expect(await backend.command("unsubscribe", { p_user: "reader", p_emails: "receipts" })).toBe(false);
  });
});

describe("a data download", () => {
  test("a data download contains everything stored, and of others only who has a seat", async () => {
    const as = await fill("owner", "colleague");
    await backend.command("note_account", { p_user: "stranger", p_action: "account.keep" });
    const { json, text } = await backend.rpc(as, "export_my_data");
    expect(json).toMatchObject({
      person: { email: "owner@spruce.example", first_name: "Kim" },
      profile: { user_type: "free" },
      role: "admin",
      letters: { team_news: false },
      subscription: { tier: "essential" },
      ownTeam: [{ email: "colleague@spruce.example" }],
      waitlist: [{ email: "owner@spruce.example" }],
      messages: [{ email: "owner@spruce.example" }],
    });
    expect(text).not.toContain("stranger");
    expect((await backend.rpc("anonymous", "export_my_data")).status).toBeGreaterThanOrEqual(400);
  });

  test("data downloads are limited to five an hour, even in parallel", async () => {
    const as = await backend.tokenFor("hoarder");
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await backend.rpc(as, "export_my_data")).json),
    );
    expect(answers.filter((answer) => answer !== null)).toHaveLength(5);
  });
});

describe("deleting a person", () => {
  test("deleting a person shows the effect on the team, and whether an admin would be left", async () => {
    const { json } = await backend.rpc(await backend.tokenFor("owner"), "describe_leaving");
    expect(json).toEqual({ isOnlyAdmin: true, plan: "essential", isTrial: false, periodEnd: null, colleagues: 1 });
    const other = await backend.rpc(await backend.tokenFor("reader"), "describe_leaving");
    expect(other.json).toEqual({ isOnlyAdmin: false, plan: null, isTrial: false, periodEnd: null, colleagues: 0 });
  });

  test("only the person reads the effects of deletion and their email preferences", async () => {
    const reader = await backend.tokenFor("reader");
    const [emails, leaving] = await Promise.all(
      ["find_email_choices", "describe_leaving"].map(async (call) => (await backend.rpc(reader, call)).json),
    );
    expect((await backend.rpc(reader, "find_account_page")).json).toEqual({ emails, leaving, home: null });
    expect((await backend.rpc("anonymous", "find_account_page")).status).toBeGreaterThanOrEqual(400);
  });

  test("deleting a person leaves an ID in the log and the orders, and nothing else", async () => {
    await fill("leaver", "left-behind");
    const colleague = await backend.tokenFor("left-behind");
    expect((await backend.rpc(colleague, "find_viewer")).json).toMatchObject([{ tier: "essential" }]);
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
    expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(false);
    for (const [table, column] of [
      ["user_profiles", "user_id"],
      ["user_roles", "provider_user_id"],
      ["notification_choices", "user_id"],
      ["waitlist_entries", "user_id"],
      ["contact_messages", "user_id"],
    ] as const) {
      expect(await rows(table, column, "leaver"), table).toEqual([]);
    }
    expect(await rows("annual_subscriptions", "user_id", "leaver")).toMatchObject([
      { status: "canceled", tier: "essential" },
    ]);
    expect(await rows("subscription_team_members", "user_id", "left-behind")).toEqual([]);
    expect((await backend.rpc(colleague, "find_viewer")).json).toMatchObject([{ tier: null }]);
    expect((await rows("contact_messages", "email", "leaver@spruce.example")).length).toBe(1);
  });

  test("late events do not restore a deleted person, whose address is free", async () => {
    const late = {
      p_user: "leaver",
      p_email: "leaver@spruce.example",
      p_first_name: "Kim",
      p_last_name: "L",
      p_told_at: "2099-01-01T00:00:00Z",
    };
    expect(await backend.command("keep_person", late)).toBe(false);
    await keep("successor", "leaver@spruce.example");
    expect(await backend.command("unsubscribe", { p_user: "leaver", p_emails: "team_news" })).toBe(false);
  });

  test("a person without rows can be deleted", async () => {
    expect(await backend.command("erase_person", { p_user: "never-seen" })).toBe(true);
    await expect(
      backend.command("keep_person", {
        p_user: "never-seen",
        p_email: "n@a.example",
        p_first_name: "",
        p_last_name: "",
        p_told_at: "2099-01-01T00:00:00Z",
      }),
    ).resolves.toBe(false);
  });

  test("only the server can delete a person", async () => {
    for (const call of ["erase_person", "note_account"]) {
      const args = call === "erase_person" ? { p_user: "owner" } : { p_user: "owner", p_action: "account.keep" };
      expect((await backend.rpc(await backend.tokenFor("owner"), call, args)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
