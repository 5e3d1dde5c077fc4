import { DataApi } from "../support/data-api";
import { deliver, signedHeaders } from "../support/clerk/webhook";
import { enter, expect, forget, signUp, test } from "./fixtures";
import { emulated } from "./provider";

const api = () => new DataApi(process.env.DATA_DIR ?? "");
/** As a script asks, for which Clerk begins no round of redirects. */
const SCRIPT = { accept: "application/json", "sec-fetch-dest": "empty" };

test("a token identifies the user, and its claims of plan and role open nothing", async ({ page, baseURL }) => {
  const email = await signUp(page);
  await emulated.metadata(email, { tier: "enterprise", role: "admin" });
  await forget(page);
  await enter(page, email);
  await expect(page).toHaveURL("/account");
  for (const [guarded, instead] of [
    ["/insights", /\/waitlist\?/],
    ["/predictive-insights/risks", /\/waitlist\?/],
    ["/admin/waitlist", /\/rankings\/full$/],
  ] as const) {
    await page.goto(guarded);
    await expect(page).toHaveURL(instead);
  }
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({ level: "free", tier: null, role: "user" });

  const token = await emulated.token(email, baseURL ?? "");
  expect(await api().callAs(token, "is_admin", { check_user_id: "x" })).toMatchObject({ status: 200, body: "false" });
  const viewer = await api().callAs(token, "find_viewer");
  expect(viewer.status).toBe(200);
  expect(viewer.body).toContain('"role":"user"');
  expect((await api().callAs(`${token.slice(0, -4)}AAAA`, "find_viewer")).status).toBe(401);
});

test("a token made for another site identifies no one, at the edge and behind it", async ({ page, baseURL }) => {
  const email = await signUp(page);
  const ask = async (azp: string, path: string) => {
    const cookie = `__session=${await emulated.token(email, azp)}; __client_uat=1`;
    return page.request.get(path, { headers: { ...SCRIPT, cookie }, maxRedirects: 0 });
  };
  const own = await emulated.token(email, baseURL ?? "");
  expect(own).not.toBe("");
  await forget(page);
  expect(await (await ask(baseURL ?? "", "/api/me")).json()).toMatchObject({ level: "free" });
  expect(await (await ask("https://evil.example", "/api/me")).json()).toMatchObject({ level: "anonymous" });
  const guarded = await ask("https://evil.example", "/account");
  expect([guarded.status(), guarded.headers().location]).toEqual([
    307,
    expect.stringContaining("/auth?mode=signin&from=%2Faccount"),
  ]);
});

test("a session that Clerk ended has ended here", async ({ page }) => {
  const email = await signUp(page);
  await emulated.end(email);
  // The token lives for a minute longer; the page that loads Clerk's library learns it at once.
  await page.goto("/account");
  await expect(page.getByRole("main")).toBeVisible();
  await page.context().clearCookies({ name: /^__session/ });
  await page.goto("/account");
  await expect(page).toHaveURL("/auth?mode=signin&from=%2Faccount");
});

test("events from Clerk are accepted once, in any order, and from no one else", async ({ page, baseURL }) => {
  const email = await signUp(page);
  const url = `${baseURL}/api/webhooks/clerk`;
  const events = async () => (await emulated.report()).sent.filter(({ body }) => body.includes(email));
  await expect.poll(async () => (await events()).map(({ status }) => status)).toEqual([200]);
  const [created] = await events();
  const { secret, users } = await emulated.report();
  const { id } = users.find(({ addresses }) => addresses.includes(email)) ?? {};
  if (!created || !id) throw new Error("The account was not told.");
  const event = JSON.parse(created.body) as { type: string; data: { updated_at: number } & Record<string, unknown> };
  const message = (messageId: string, type: string, data: object) => ({
    id: messageId,
    body: JSON.stringify({ ...event, type, data }),
  });
  const person = async () => {
    const { body } = await api().call("service", "keep_person", {
      p_user: id,
      p_email: email,
      p_first_name: "x",
      p_last_name: "x",
      p_told_at: "2000-01-01T00:00:00Z",
    });
    return body;
  };

  expect(await deliver(url, created, secret), "again").toBe(200);
  expect(await deliver(url, created, `whsec_${Buffer.from("not the secret").toString("base64")}`), "forged").toBe(401);
  const old = await fetch(url, {
    method: "POST",
    body: created.body,
    headers: signedHeaders(created, secret, Date.now() - 600_000),
  });
  expect(old.status, "recorded, and sent again").toBe(401);
  expect((await fetch(url, { method: "POST", body: "x".repeat(1_100_000) })).status, "too long").toBe(413);
  expect(
    await deliver(
      url,
      message("msg_late", "user.updated", {
        ...event.data,
        first_name: "Late",
        updated_at: event.data.updated_at - 1000,
      }),
      secret,
    ),
  ).toBe(200);

  const gone = message("msg_gone", "user.deleted", { object: "user", id, deleted: true });
  expect([await deliver(url, gone, secret), await deliver(url, gone, secret)], "deleted").toEqual([200, 200]);
  expect(
    await deliver(
      url,
      message("msg_after", "user.updated", { ...event.data, updated_at: Date.now() + 60_000 }),
      secret,
    ),
  ).toBe(200);
  expect(await person(), "an erased account stays erased").toBe("false");
});
