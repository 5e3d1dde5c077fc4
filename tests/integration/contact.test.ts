import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ContactMessage } from "@/lib/accounts/contact/contact";
import { markContactMessage, sendContactMessage } from "@/lib/accounts/messages/mutations";
import { countContactMessages, listContactMessages } from "@/lib/accounts/messages/queries";
import { parseMessageQuery } from "@/lib/accounts/messages/search-params";
import { TestBackend, type As } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  await backend.insert("user_roles", [
    { provider_user_id: "u-boss", role: "admin" },
    { provider_user_id: "u-researcher", role: "researcher" },
  ]);
  await backend.insert("annual_subscriptions", { user_id: "u-enterprise", tier: "enterprise", status: "active" });
});
afterAll(async () => backend?.stop());
afterEach(() => vi.unstubAllEnvs());

const ROWS =
  "/rest/v1/contact_messages?select=reference,name,email,company,topic,tier,message,state,user_id&order=created_at";
const args = {
  p_name: "Kari",
  p_email: " Kari@Sample.test ",
  p_company: " ",
  p_topic: "correction",
  p_message: " The figure is wrong. ",
};
const send = async (as: As, change: object = {}) => backend.rpc(as, "send_contact_message", { ...args, ...change });
const rows = async () => (await backend.request("service", ROWS)).json;
const clear = async () => backend.request("service", "/rest/v1/contact_messages?email=like.*", { method: "DELETE" });

describe("the contact form", () => {
  it("the contact form stores a message with a reference, and the same message once", async () => {
    await clear();
    const first = await send("anonymous");
    expect(first.json).toEqual({ status: "received", reference: expect.stringMatching(/^GR-[2-9A-HJKMNP-TV-Z]{6}$/) });
    const again = await Promise.all([send("anonymous"), send("anonymous")]);
    const { reference } = first.json as { reference: string };
    for (const { json } of again) expect(json).toEqual({ status: "known", reference });
    expect(await rows()).toEqual([
      {
        reference,
        name: "Kari",
        email: "kari@sample.test",
        company: null,
        topic: "correction",
        tier: null,
        message: "The figure is wrong.",
        state: "open",
        user_id: null,
      },
    ]);
  });

  it("the contact form marks messages full of links as spam without saying so", async () => {
    await clear();
    const message = "Buy https://a.test http://b.test www.c.test [url=d.test]";
    expect((await send("anonymous", { p_message: message })).json).toMatchObject({
      status: "known",
      reference: expect.any(String),
    });
    expect(
      (await send("anonymous", { p_message: "See https://a.test and https://b.test, please" })).json,
    ).toMatchObject({ status: "received" });
    expect(await rows()).toMatchObject([{ state: "spam" }, { state: "open" }]);
  });

  it("the contact form deletes messages older than a year", async () => {
    await clear();
    const old = {
      reference: "GR-234567",
      name: "Old",
      email: "old@sample.test",
      topic: "press",
      message: "Long ago it was.",
      created_at: "2020-01-01T00:00:00Z",
    };
    await backend.insert("contact_messages", old);
    await send("anonymous");
    expect(await rows()).toMatchObject([{ name: "Kari" }]);
  });

  it.each([
    ["no address", { p_email: "kari" }],
    ["two addresses", { p_email: "a@b.test,c@d.test" }],
    ["no name", { p_name: " " }],
    ["a name too long", { p_name: "x".repeat(121) }],
    ["a company too long", { p_company: "x".repeat(121) }],
    ["an unknown topic", { p_topic: "sales" }],
    ["a plan that is not sold", { p_tier: "platinum" }],
    ["a message too short", { p_message: "123456789 " }],
    ["a message too long", { p_message: "x".repeat(4_001) }],
    ["a state", { p_state: "answered" }],
  ])("the contact form refuses %s", async (_, change) => {
    await clear();
    expect((await send("anonymous", change)).status).toBeGreaterThanOrEqual(400);
    expect(await rows()).toEqual([]);
  });

  it("the contact form limits visitors together and each member separately", async () => {
    await clear();
    const recent = Array.from({ length: 1_999 }, (_, n) => ({
      reference: `GR-22${[512, 64, 8, 1].map((place) => "23456789"[Math.floor(n / place) % 8]).join("")}`,
      name: "V",
      email: `v${n}@sample.test`,
      topic: "press",
      message: "Ten letters",
    }));
    await backend.insert("contact_messages", recent);
    const answers = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => send("anonymous", { p_message: `Message number ${n}` })),
    );
    expect(answers.map(({ json }) => (json as { status: string }).status).toSorted()).toEqual([
      "busy",
      "busy",
      "busy",
      "received",
    ]);
    const member = await backend.tokenFor("u-ola");
    const own: unknown[] = [];
    for (let n = 0; n < 6; n += 1) own.push((await send(member, { p_message: `Message number ${n}` })).json);
    expect(own.map((json) => (json as { status: string }).status)).toEqual([
      ...Array<string>(5).fill("received"),
      "busy",
    ]);
  });
});

describe("the messages themselves", () => {
  it.each(["anonymous", "u-free", "u-enterprise", "u-researcher"])(
    "%s can neither read nor change contact messages",
    async (who) => {
      await clear();
      await send("anonymous");
      const as = who === "anonymous" ? who : await backend.tokenFor(who);
      const read = await backend.request(as, ROWS);
      expect(read.status === 200 ? read.json : []).toEqual([]);
      for (const call of ["list_contact_messages", "count_contact_messages"]) {
        const { status, json } = await backend.rpc(as, call);
        expect(status === 200 ? json : []).toEqual([]);
      }
      const [{ id }] = (await backend.request("service", "/rest/v1/contact_messages?select=id")).json as [
        { id: string },
      ];
      const mark = await backend.rpc(as, "mark_contact_message", {
        p_id: id,
        p_from: "open",
        p_to: "answered",
        p_by: "Eve",
      });
      expect([401, 403, 404]).toContain(mark.status);
      await backend.request(as, "/rest/v1/contact_messages?email=like.*", {
        method: "PATCH",
        body: JSON.stringify({ state: "spam" }),
      });
      await backend.request(as, "/rest/v1/contact_messages?email=like.*", { method: "DELETE" });
      expect(await rows()).toMatchObject([{ state: "open" }]);
    },
  );

  it("contact messages are listed for admins, who mark them once and can undo it", async () => {
    await clear();
    vi.stubEnv("SUPABASE_URL", backend.url);
    vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", backend.secrets.publishableKey);
    const boss = async () => {
      const as = await backend.tokenFor("u-boss");
      return typeof as === "object" ? as.token : null;
    };
    const written: ContactMessage = {
      name: "Ola",
      email: "ola@sample.test",
      company: "Fjord",
      topic: "plan",
      tier: "essential",
      message: "How many seats 100% sure?",
    };
    expect(await sendContactMessage(null, written)).toMatchObject({ status: "received" });
    await send("anonymous");
    const list = async (params: Record<string, string>) => listContactMessages(boss, parseMessageQuery(params), 0, 50);
    expect((await list({})).messages.map(({ name }) => name)).toEqual(["Kari", "Ola"]);
    expect((await list({ topic: "plan" })).messages).toMatchObject([
      { name: "Ola", tier: "essential", company: "Fjord" },
    ]);
    expect((await list({ q: "100% SURE" })).total).toBe(1);
    expect((await list({ q: "1_0%" })).total).toBe(0);
    const id = (await list({ q: "fjord" })).messages[0]?.id ?? "";
    expect(await markContactMessage(boss, id, "open", "answered", "Olle")).toBe(true);
    expect(await markContactMessage(boss, id, "open", "spam", "Eva")).toBe(false);
    expect(await markContactMessage(boss, id, "answered", "open", "Eva")).toBe(true);
    expect((await list({ q: "fjord" })).messages[0]?.changes).toMatchObject([
      { was: "open", became: "answered", by: "Olle" },
      { was: "answered", became: "open", by: "Eva" },
    ]);
    expect(await countContactMessages(boss)).toEqual({ open: 2, answered: 0, spam: 0 });
  });
});
