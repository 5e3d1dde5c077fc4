import { afterAll, beforeAll, expect, test } from "vitest";
import { publishSentinelStudy, slugOf } from "@/tests/support/sentinel-study";
import { startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let reader: As;
let other: As;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishSentinelStudy(backend);
  for (const user of ["reader", "other", "leaver", "keen"]) {
    await backend.command("keep_person", {
      p_user: user,
      p_email: `${user}@spruce.example`,
      p_first_name: "Kim",
      p_last_name: "",
      p_told_at: new Date().toISOString(),
    });
  }
  [reader, other] = [await backend.tokenFor("reader"), await backend.tokenFor("other")];
});
afterAll(async () => backend?.stop());

const [B, C] = [slugOf("Brand B"), slugOf("Brand C")];
const follow = async (as: As, p_slug: string) => (await backend.rpc(as, "follow_brand", { p_slug })).json;
const followed = async (as: As) =>
  ((await backend.rpc(as, "list_followed_brands")).json as { slug: string }[]).map(({ slug }) => slug);

test("a brand is followed once by name, however often, and can be unfollowed", async () => {
  for (const slug of [C, B, C]) expect(await follow(reader, slug)).toBe("followed");
  expect((await backend.rpc(reader, "list_followed_brands")).json).toMatchObject([
    { slug: B, name: "Brand B" },
    { slug: C, name: "Brand C" },
  ]);
  expect((await backend.rpc(reader, "unfollow_brand", { p_slug: C })).json).toBe(true);
  expect((await backend.rpc(reader, "unfollow_brand", { p_slug: C })).json).toBe(false);
  expect(await followed(reader)).toEqual([B]);
});

test("an unranked brand cannot be followed", async () => {
  for (const slug of ["no-such-brand", "", "'; --", "a".repeat(500)])
    expect(await follow(reader, slug)).toBe("unknown");
  expect((await backend.rpc(reader, "follow_brand", { p_slug: null })).json).toBe("unknown");
});

test("follows are private, and need a signed-in user", async () => {
  await follow(other, C);
  expect(await followed(other)).toEqual([C]);
  expect((await backend.request(other, "/rest/v1/followed_brands")).json).toMatchObject([
    { user_id: "other", brand_slug: C },
  ]);
  const forged = await backend.request(other, "/rest/v1/followed_brands", {
    method: "POST",
    body: JSON.stringify({ user_id: "reader", brand_slug: C }),
  });
  expect(forged.status).toBeGreaterThanOrEqual(400);
  await backend.request(other, "/rest/v1/followed_brands?user_id=eq.reader", { method: "DELETE" });
  expect(await followed(reader)).toEqual([B]);
  for (const [call, args] of [
    ["list_followed_brands", {}],
    ["follow_brand", { p_slug: B }],
    ["unfollow_brand", { p_slug: B }],
  ] as const) {
    expect((await backend.rpc("anonymous", call, args)).status).toBeGreaterThanOrEqual(400);
  }
});

test("a person can follow a hundred brands, even in parallel", async () => {
  const keen = await backend.tokenFor("keen");
  await backend.insert(
    "followed_brands",
    Array.from({ length: 99 }, (_, index) => ({ user_id: "keen", brand_slug: `once-ranked-${index}` })),
  );
  const answers = await Promise.all([follow(keen, B), follow(keen, C)]);
  expect(new Set(answers)).toEqual(new Set(["followed", "full"]));
  expect(await followed(keen)).toHaveLength(100);
  // What is ranked no more can still be given up.
  expect((await backend.rpc(keen, "unfollow_brand", { p_slug: "once-ranked-0" })).json).toBe(true);
});

test("followed brands are in the data download, and deleted with the account", async () => {
  const leaver = await backend.tokenFor("leaver");
  await follow(leaver, B);
  expect((await backend.rpc(leaver, "export_my_data")).json).toMatchObject({ followed_brands: [{ brand: B }] });
  expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
  expect((await backend.request("service", "/rest/v1/followed_brands?user_id=eq.leaver")).json).toEqual([]);
});
