import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { callerMay } from "@/tests/support/what-callers-know";
import { GET as brands } from "@/app/api/v1/brands/route";
import { GET as charts } from "@/app/api/v1/charts/[file]/route";
import { GET as consumers } from "@/app/api/v1/consumers/route";
import { GET as rankings } from "@/app/api/v1/rankings/route";
import { GET as scores } from "@/app/api/v1/scores/route";
import { chartMetadataSchema } from "@/lib/sharing/api/chart-metadata";
import { answerSchemaOf } from "@/lib/sharing/api/openapi";
import { RESOURCES } from "@/lib/sharing/api/resources";
import { API_SCOPES } from "@/lib/sharing/api-keys/scope";
import { newSecret } from "@/lib/sharing/api-keys/secret";
import {
  addCallers,
  CALLERS,
  findSentinel,
  publishSentinelStudy,
  type CallerName,
} from "@/tests/support/sentinel-study";
import { startOwnBackend } from "@/tests/support/small-study";
import type { As, TestBackend } from "@/tests/support/test-backend";

// The API by its handlers, on a real backend: what a key is answered is what its owner may see now.

let backend: TestBackend;
let callers: Record<CallerName, As>;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishSentinelStudy(backend);
  callers = await addCallers(backend);
});
afterAll(async () => backend?.stop());

const HANDLERS = { rankings, brands, scores, consumers };
const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  parameter: z.string().optional(),
});
const listed = z.looseObject({
  data: z.array(z.record(z.string(), z.unknown())),
  page: z.looseObject({ count: z.int(), total: z.int(), next: z.string().nullable() }),
  meta: z.looseObject({}),
});

async function keyOf(who: CallerName, scopes: readonly string[] = API_SCOPES, over: Record<string, unknown> = {}) {
  const { key, digest, prefix } = newSecret();
  const id = crypto.randomUUID();
  const { json } = await backend.rpc(callers[who], "make_api_key", {
    p_id: id,
    p_name: "Test",
    p_scopes: scopes,
    p_digest: digest,
    p_prefix: prefix,
    p_expires_at: null,
    ...over,
  });
  return { id, key, made: json };
}

async function ask(
  handler: keyof typeof HANDLERS,
  search: string,
  key: string | null,
  headers: Record<string, string> = {},
) {
  const request = new Request(new URL(`/api/v1/${handler}?${search}`, "http://localhost:3000"), {
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
  });
  return HANDLERS[handler](request);
}
const askChart = async (file: string, search: string, key: string) =>
  charts(
    new Request(new URL(`/api/v1/charts/${file}?${search}`, "http://localhost:3000"), {
      headers: { authorization: `Bearer ${key}` },
    }),
    { params: Promise.resolve({ file }) },
  );
async function fault(answer: Response) {
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  const body = problem.parse(await answer.json());
  expect(body.status).toBe(answer.status);
  return body;
}

describe("a key", () => {
  test("an API request needs a key, and nothing else counts as one", async () => {
    for (const key of [null, newSecret().key]) {
      const answer = await ask("rankings", "market=sweden", key, { cookie: "session=anything" });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toContain("Bearer");
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(await fault(answer)).toMatchObject({ type: "/api-reference#no-key" });
    }
  });

  test("an API key needs the API right and stops with the plan", async () => {
    for (const who of CALLERS.filter((name) => name !== "anonymous" && !callerMay(name, "api")))
      expect((await keyOf(who)).made, who).toBe("forbidden");
    const { id, key } = await keyOf("enterprise");
    expect((await ask("rankings", "market=sweden", key)).status).toBe(200);
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.enterprise", {
      method: "PATCH",
      body: JSON.stringify({ status: "expired" }),
    });
    expect(await fault(await ask("rankings", "market=sweden", key))).toMatchObject({
      status: 403,
      type: "/api-reference#plan-required",
    });
    await backend.request("service", "/rest/v1/annual_subscriptions?user_id=eq.enterprise", {
      method: "PATCH",
      body: JSON.stringify({ status: "active" }),
    });
    expect((await ask("rankings", "market=sweden", key)).status).toBe(200);
    expect((await backend.rpc(callers.enterprise, "revoke_api_key", { p_id: id })).json).toBe(true);
    expect((await ask("rankings", "market=sweden", key)).status).toBe(401);
    const over = await keyOf("enterprise", API_SCOPES, { p_expires_at: new Date(Date.now() - 1).toISOString() });
    expect((await ask("rankings", "market=sweden", over.key)).status).toBe(401);
  });

  test("an API key reads only its scopes", async () => {
    const { key } = await keyOf("enterprise", ["brands"]);
    expect((await ask("brands", "", key)).status).toBe(200);
    for (const [part, search] of [
      ["rankings", "market=sweden"],
      ["scores", "market=sweden"],
      ["consumers", "section=awareness"],
    ] as const) {
      expect(await fault(await ask(part, search, key)), part).toMatchObject({
        status: 403,
        type: "/api-reference#scope-required",
      });
    }
    expect((await askChart("single-country.csv", "market=sweden&industry=energy", key)).status).toBe(403);
  });
});

describe("a list", () => {
  let key = "";
  beforeAll(async () => {
    ({ key } = await keyOf("enterprise"));
  });

  test.each([
    ["rankings", "market=sweden"],
    ["rankings", "market=sweden&industry=energy&year=2024"],
    ["brands", ""],
    ["scores", "market=sweden"],
    ["scores", "market=sweden&industry=energy&from=2024"],
    ["consumers", "section=awareness"],
  ] as const)("the API list %s?%s matches its schema and has the documented headers", async (name, search) => {
    const answer = await ask(name, search, key);
    expect(answer.status).toBe(200);
    const resource = RESOURCES.find((each) => each.name === name);
    const body = answerSchemaOf(resource ?? RESOURCES[0]!).parse(await answer.json());
    if (name !== "consumers") expect(body.data.length).toBeGreaterThan(0);
    expect(Number(answer.headers.get("ratelimit-limit"))).toBe(600);
    expect(Number(answer.headers.get("ratelimit-remaining"))).toBeLessThan(600);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const again = await ask(name, search, key, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("an API list has the same rows in CSV and JSON, over all its pages", async () => {
    const whole = listed.parse(await (await ask("rankings", "market=sweden", key)).json());
    const csv = await ask("rankings", "market=sweden", key, { accept: "text/csv" });
    expect(csv.headers.get("content-type")).toContain("text/csv");
    const rows = z.array(z.record(z.string(), z.string())).parse(parse(await csv.text(), { bom: true, columns: true }));
    expect(rows).toEqual(
      whole.data.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === "string" ? value : JSON.stringify(value ?? "").replace(/^""$/, ""),
          ]),
        ),
      ),
    );
    const gathered: unknown[] = [];
    for (let next: string | null = "/api/v1/rankings?market=sweden&limit=5"; next !== null;) {
      const page = listed.parse(await (await ask("rankings", next.split("?")[1] ?? "", key)).json());
      expect(page.page.total).toBe(whole.data.length);
      gathered.push(...page.data);
      next = page.page.next;
    }
    expect(gathered).toEqual(whole.data);
  });

  test("an API list names the invalid parameter", async () => {
    const cases = [
      ["rankings", "", "market"],
      ["rankings", "market=atlantis", "market"],
      ["rankings", "market=sweden&year=abc", "year"],
      ["rankings", "market=sweden&limit=1001", "limit"],
      ["rankings", "market=sweden&cursor=made-up", "cursor"],
      ["rankings", "market=sweden&sort=score", "sort"],
      ["rankings", "market=sweden&market=norway", "market"],
      ["rankings", "market=sweden&industry=It's", "industry"],
      ["scores", "", "market"],
      ["scores", "market=sweden&from=2020", "from"],
      ["scores", "industry=energy&brand=brand-a", "industry"],
      ["consumers", "", "section"],
      ["brands", "q=", "q"],
    ] as const;
    for (const [name, search, parameter] of cases)
      expect(await fault(await ask(name, search, key)), `${name}?${search}`).toMatchObject({ status: 400, parameter });
    for (const year of [1991, 2024 - 30, 2190])
      expect(await fault(await ask("rankings", `market=sweden&year=${year}`, key))).toMatchObject({
        status: 404,
        parameter: "year",
      });
  });

  test("an API list says when the database is unavailable", async () => {
    const address = process.env.SUPABASE_URL;
    process.env.SUPABASE_URL = "http://127.0.0.1:65534";
    const answer = await ask("rankings", "market=sweden", key);
    process.env.SUPABASE_URL = address;
    expect(await fault(answer)).toMatchObject({ status: 503 });
    expect(answer.headers.get("retry-after")).not.toBeNull();
  });
});

test("the API returns a chart as its data and metadata", async () => {
  const { key } = await keyOf("enterprise");
  const search = "market=sweden&industry=energy&brands=brand-a";
  const csv = await askChart("single-country.csv", search, key);
  expect(csv.status).toBe(200);
  expect(csv.headers.get("link")).toContain(".metadata.json");
  expect(parse(await csv.text(), { bom: true })).not.toHaveLength(0);
  const metadata = await askChart("single-country.metadata.json", search, key);
  expect(chartMetadataSchema.parse(await metadata.json())).toMatchObject({ figure: "single-country" });
  for (const file of ["nothing.csv", "single-country.pdf", "single-country", "__proto__.csv"])
    expect((await askChart(file, search, key)).status, file).toBe(404);
  expect(await fault(await askChart("single-country.csv", `${search}&table=99`, key))).toMatchObject({
    status: 404,
    parameter: "table",
  });
});

test("a refused key's response contains no data", async () => {
  const { key } = await keyOf("enterprise", ["brands"]);
  for (const answer of [
    await ask("scores", "market=sweden", key),
    await ask("scores", "market=sweden", null),
    await askChart("snapshot.csv", "market=sweden", key),
  ]) {
    expect(findSentinel(await answer.text())).toBeNull();
  }
});
