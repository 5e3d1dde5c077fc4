import { afterAll, beforeAll, expect, test } from "vitest";
import { publishSentinelStudy } from "@/tests/support/sentinel-study";
import { startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let reader: As;
let other: As;
let industry = "";

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishSentinelStudy(backend);
  [reader, other] = [await backend.tokenFor("reader"), await backend.tokenFor("other")];
  const rows = (await backend.rpc(reader, "list_brand_names")).json as { industry_slug?: string }[];
  industry = rows.find(({ industry_slug: slug }) => slug)?.industry_slug ?? "";
});
afterAll(async () => backend?.stop());

const choose = async (as: As, p_market: string | null, p_industry: string | null) =>
  (await backend.rpc(as, "choose_reader_home", { p_market, p_industry })).json;
const home = async (as: As) => (await backend.rpc(as, "find_reader_home")).json;

test("someone who was never asked has no answer, and a skipped question is an answer", async () => {
  expect(await home(reader)).toEqual([]);
  expect(await choose(reader, null, null)).toBe(true);
  expect(await home(reader)).toEqual([{ market: null, industry: null }]);
});

test("the latest choice of market and industry counts, for that person only", async () => {
  expect(await choose(reader, "sweden", null)).toBe(true);
  expect(await choose(reader, "norway", industry === "" ? null : industry)).toBe(true);
  expect(await home(reader)).toMatchObject([{ market: "norway" }]);
  expect(await home(other)).toEqual([]);
  const page = async (as: As) => (await backend.rpc(as, "find_account_page")).json;
  expect(await page(reader)).toMatchObject({ home: { market: "norway" } });
  expect(await page(other)).toMatchObject({ home: null });
});

test("markets and industries that the study does not have are refused", async () => {
  expect(await choose(reader, "atlantis", null)).toBe(false);
  expect(await choose(reader, "norway", "'; --")).toBe(false);
  expect(await home(reader)).toMatchObject([{ market: "norway" }]);
});

test("without signing in there is neither an answer nor a choice", async () => {
  expect((await backend.rpc("anonymous", "find_reader_home")).status).toBeGreaterThanOrEqual(400);
  expect(
    (await backend.rpc("anonymous", "choose_reader_home", { p_market: null, p_industry: null })).status,
  ).toBeGreaterThanOrEqual(400);
});

test("the chosen market and industry are in the data download, and deleted with the account", async () => {
  await backend.command("keep_person", {
    p_user: "leaver",
    p_email: "leaver@spruce.example",
    p_first_name: "Kim",
    p_last_name: "",
    p_told_at: new Date().toISOString(),
  });
  const leaver = await backend.tokenFor("leaver");
  await choose(leaver, "norway", null);
  expect((await backend.rpc(leaver, "export_my_data")).json).toMatchObject({
    reader_home: [{ market: "norway", industry: null }],
  });
  expect(await backend.command("erase_person", { p_user: "leaver" })).toBe(true);
  expect((await backend.request("service", "/rest/v1/reader_homes?user_id=eq.leaver")).json).toEqual([]);
});

test("chosen markets and industries are private and written through the call alone", async () => {
  await choose(other, "sweden", null);
  expect((await backend.request(other, "/rest/v1/reader_homes")).json).toMatchObject([{ user_id: "other" }]);
  const forged = await backend.request(other, "/rest/v1/reader_homes", {
    method: "POST",
    body: JSON.stringify({ user_id: "reader", market_slug: "sweden" }),
  });
  expect(forged.status).toBeGreaterThanOrEqual(400);
});
