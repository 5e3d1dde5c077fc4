import type { APIRequestContext, request } from "@playwright/test";
import { z } from "zod";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { siteUnderTest } from "../support/data-api";
import { userIdOf } from "../support/people";
import { follow, signInByRequest, signUpByRequest, submit } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// What someone had and has no more is gone with their next request: pages, handlers and figures, whatever the edge
// still believes. The browser keeps all its cookies.

/** Scores stand in a member's ranking as "138.0", positions never do. */
const SCORE = /\d\.\d(?:<!-- -->)?<\/span>/;
const PAID: readonly string[] = [
  "/insights",
  ANALYSES.portfolio.path,
  "/about-study/recompute",
  ANALYSES.trajectory.path,
  "/invitations",
];

interface Seen {
  /** Pages of PAID that open. */
  open: string[];
  hasScores: boolean;
  level: string;
}

async function look(context: APIRequestContext): Promise<Seen> {
  const open: string[] = [];
  for (const path of PAID) if ((await follow(context, path)).at === path) open.push(path);
  const { body } = await follow(context, "/rankings/full?country=sweden");
  const { level } = z.looseObject({ level: z.string() }).parse(await (await context.get("/api/me")).json());
  return { open, hasScores: SCORE.test(body), level };
}

const NOTHING: Seen = { open: [], hasScores: false, level: "free" };

async function aSubscriber(requests: typeof request, baseURL: string) {
  const { context, email } = await signUpByRequest(requests, baseURL);
  const user = await userIdOf(context);
  await siteUnderTest().insert("annual_subscriptions", { user_id: user, tier: "professional" });
  await context.get("/api/session/refresh?to=/rankings/full");
  return { context, email, user };
}

for (const [what, row] of Object.entries({
  "a cancelled plan": { status: "canceled" },
  "a plan whose period is over": { period_end: "2026-01-01T00:00:00Z" },
  "a trial that has run out": { is_trial: true, status: "trialing", trial_ends_at: "2026-01-01T00:00:00Z" },
})) {
  test(`${what} gives no access from the next request`, async ({ playwright, baseURL }) => {
    const { context, user } = await aSubscriber(playwright.request, baseURL ?? "");
    expect(await look(context)).toEqual({ open: PAID, hasScores: true, level: "paid" });
    await siteUnderTest().update(`annual_subscriptions?user_id=eq.${user}`, row);
    expect(await look(context)).toEqual(NOTHING);
    await context.dispose();
  });
}

test("a lower plan keeps its own access", async ({ playwright, baseURL }) => {
  const { context, user } = await aSubscriber(playwright.request, baseURL ?? "");
  await siteUnderTest().update(`annual_subscriptions?user_id=eq.${user}`, { tier: "essential" });
  expect(await look(context)).toEqual({
    open: ["/insights", "/about-study/recompute", "/invitations"],
    hasScores: true,
    level: "paid",
  });
  await context.dispose();
});

test("a removed seat, or one beyond the plan's number, gives no access", async ({ playwright, baseURL }) => {
  const owner = await aSubscriber(playwright.request, baseURL ?? "");
  const api = siteUnderTest();
  const { body } = await api.select("service", `annual_subscriptions?select=id&user_id=eq.${owner.user}`);
  const [{ id: subscription_id }] = z.tuple([z.object({ id: z.uuid() })]).parse(JSON.parse(body));
  const { context, email } = await signUpByRequest(playwright.request, baseURL ?? "");
  const user = await userIdOf(context);
  const others = [1, 2].map((count) => ({
    subscription_id,
    email: `other-${count}.${email}`,
    user_id: `other-${count}-of-${user}`,
  }));
  await api.insert("subscription_team_members", others);
  await api.insert("subscription_team_members", { subscription_id, email, user_id: user });
  await context.get("/api/session/refresh?to=/rankings/full");
  expect((await look(context)).open).toEqual(PAID);

  // Essential has three seats: the owner's and those of the two who came first.
  await api.update(`annual_subscriptions?id=eq.${subscription_id}`, { tier: "essential" });
  expect(await look(context)).toEqual(NOTHING);
  await api.update(`annual_subscriptions?id=eq.${subscription_id}`, { tier: "professional" });
  await context.get("/api/session/refresh?to=/rankings/full");
  expect((await look(context)).level).toBe("paid");

  await api.remove(`subscription_team_members?user_id=eq.${user}`);
  expect(await look(context)).toEqual(NOTHING);
  await Promise.all([context.dispose(), owner.context.dispose()]);
});

test("a removed role gives no access to administration", async ({ playwright, baseURL }) => {
  const { context } = await signUpByRequest(playwright.request, baseURL ?? "");
  const user = await userIdOf(context);
  const api = siteUnderTest();
  await api.insert("user_roles", { provider_user_id: user, role: "admin" });
  await context.get("/api/session/refresh?to=/rankings/full");
  expect((await follow(context, "/admin/people")).at).toBe("/admin/people");
  await api.update(`user_roles?provider_user_id=eq.${user}`, { role: "researcher" });
  expect((await follow(context, "/admin/people")).at).toBe("/rankings/full");
  expect((await follow(context, "/admin/data")).at).toBe("/admin/data");
  expect((await context.get("/admin/log/export", { maxRedirects: 0 })).status()).toBe(307);
  await context.dispose();
});

test("a session ended elsewhere belongs to no one", async ({ playwright, baseURL }) => {
  const origin = baseURL ?? "";
  const { context, email } = await signUpByRequest(playwright.request, origin);
  const elsewhere = await signInByRequest(playwright.request, origin, email, "birch-lantern-4417");
  expect((await elsewhere.get("/api/account")).status()).toBe(200);
  const { sessions } = z
    .looseObject({ sessions: z.array(z.looseObject({ sessionId: z.string(), isThis: z.boolean() })) })
    .parse(await (await context.get("/api/account")).json());
  expect(sessions).toHaveLength(2);
  await submit(context, new URL(origin).origin, "/account", "Sign out on all other devices");
  expect((await elsewhere.get("/api/account")).status()).toBe(401);
  expect((await follow(elsewhere, "/account")).at).toMatch(/^\/auth\?mode=signin/);
  expect((await context.get("/api/account")).status()).toBe(200);
  await Promise.all([context.dispose(), elsewhere.dispose()]);
});
